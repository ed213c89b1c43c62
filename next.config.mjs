import { tsImport } from "tsx/esm/api";

/** In TypeScript, which Next and next/jest do not load from a module with `import`s of its own. */
const { siteConfig } = await tsImport("./scripts/build/next-config.ts", import.meta.url);

export default siteConfig;
