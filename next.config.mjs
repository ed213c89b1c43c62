import { tsImport } from "tsx/esm/api";

// tsx loads the configuration, because next and next/jest do not load TypeScript that imports other files by "@/".
const { siteConfig } = await tsImport("./scripts/build/next-config.ts", import.meta.url);

export default siteConfig;
