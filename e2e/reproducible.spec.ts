import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { buildCopy, differences } from "../scripts/checks/copied-build";
import { OUT } from "../scripts/project.mjs";
import { drawnOf } from "../testing/drawn-cases";

// A second build takes minutes on both processors, so one of five draws makes it.
if (drawnOf([true, false, false, false, false], 0).includes(true))
  test("a build in another folder and another time zone yields the same files, byte for byte", async () => {
    test.setTimeout(10 * 60_000);
    const folder = mkdtempSync(join(tmpdir(), "protocole-again-"));
    try {
      const out = await buildCopy(join(folder, "another/place"), { TZ: "Pacific/Auckland" });
      expect(differences(OUT, out)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
