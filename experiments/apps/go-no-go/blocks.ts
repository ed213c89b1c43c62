import { type Block, fixedBlock } from "@/experiments/engine/contract/trial-model";
import { seedsFor } from "@/lib/stats/random";
import { noGoOfBlock } from "./counts";
import type { GoNoGoParameters } from "./parameters";
import { type GoNoGoTrial, goNoGoSequence } from "./sequence";

/**
 * Returns the blocks of a run, each with its own seed: the practice block, if there are practice trials, and then the
 * test blocks.
 */
export function goNoGoBlocks(seed: number, parameters: GoNoGoParameters): Block<GoNoGoTrial>[] {
  const { practiceTrials, practiceNoGo, trials, blocks } = parameters;
  const [practiceSeed = 0, ...seeds] = seedsFor(seed, 1 + blocks);
  const practice = () =>
    fixedBlock("practice", goNoGoSequence(practiceSeed, practiceTrials, practiceNoGo, parameters));
  return [
    ...(practiceTrials > 0 ? [practice()] : []),
    ...seeds.map((blockSeed, index) =>
      fixedBlock(
        "test",
        goNoGoSequence(blockSeed, trials / blocks, noGoOfBlock(parameters, index), parameters),
      ),
    ),
  ];
}
