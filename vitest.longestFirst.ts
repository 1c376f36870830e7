import { basename } from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * An order of test files in which the named ones, which take longest, come first and the others follow by project. Started
 * last, a long file would keep a single core busy at the end.
 */
export function longestFirst(names: readonly string[]): TestSequencerConstructor {
  const rank = ({ moduleId }: TestSpecification) => {
    const at = names.indexOf(basename(moduleId, '.test.ts'));
    return at < 0 ? names.length : at;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const usual = await super.sort(files);
      return usual.toSorted((a, b) => rank(a) - rank(b) || a.project.name.localeCompare(b.project.name));
    }
  };
}
