import { basename } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * An order of test files in which the ones that take longest, the longest first, come before the others of their project:
 * begun last, one of them would keep a single core busy at the end.
 */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  const rank = ({ moduleId }: TestSpecification) => {
    const at = names.indexOf(basename(moduleId, '.test.ts'));
    return at < 0 ? names.length : at;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const usual = await super.sort(files);
      return usual.toSorted((a, b) => a.project.name.localeCompare(b.project.name) || rank(a) - rank(b));
    }
  };
}
