import { tsImport } from "tsx/esm/api";

// tsx, because next and next/jest load no TypeScript that imports more of it by "@/".
const { siteConfig } = await tsImport("./scripts/build/next-config.ts", import.meta.url);

export default siteConfig;
