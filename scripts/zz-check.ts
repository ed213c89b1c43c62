import { checkVersions } from "./build/versions/check-versions";
try { console.log(checkVersions()); } catch (e: any) { console.log(e.message); }
