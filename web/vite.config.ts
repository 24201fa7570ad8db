import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// `npm run dev` shows the client as it is being written and passes the protocol on to a running `warhall serve`.
const HALL = process.env.WARHALL_URL ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The server serves its client from its own package, so that a wheel carries both.
    outDir: "../src/warhall/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Data addresses would have to be allowed in the content security policy: everything is a file.
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: HALL, ws: true }, "/docs": HALL } },
});
