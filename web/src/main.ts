import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";

settings.show(document.documentElement);

const hall = document.getElementById("hall");
if (hall) mount(App, { target: hall });
