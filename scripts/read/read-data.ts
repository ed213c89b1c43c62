import { runMain, say } from "../terminal.mjs";
import { readData } from "./read-into";

void runMain(() => readData(process.argv.slice(2), say));
