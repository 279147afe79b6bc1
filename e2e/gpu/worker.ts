import { open } from "./opening";

open().then((opened) => postMessage(opened));
