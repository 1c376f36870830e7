import type { Plugin } from 'vite';

const LIBRARY = /[\\/]three[\\/]build[\\/]three\.module\.js$/;
/** The shader pieces that the renderer itself puts before every shader. */
const KEPT = ['tonemapping_pars_fragment', 'colorspace_pars_fragment'];
const PIECE = /^(var (\w+)|const (?:vertex|fragment)\$\w+) = "(?:[^"\\]|\\.)*";$/gm;
/** Fewer pieces than this mean that three is built in another way, and that nothing was left out. */
const FEWEST = 130;

/** What the renderer asks of parts that the temple never uses: headsets, and environments filtered for three's materials. */
const STAND_INS: Readonly<Record<string, string>> = {
  WebXRManager: `class WebXRManager extends EventDispatcher {
  enabled = false;
  isPresenting = false;
  getEnvironmentBlendMode() {}
  hasDepthSensing() { return false; }
  setAnimationLoop() {}
  dispose() {}
}`,
  PMREMGenerator: `class PMREMGenerator {
  constructor() { throw new Error('environments of three are left out of this site'); }
}`,
};

function withoutShaders(code: string): string {
  const kept = new Set<string>();
  let left = 0;
  const lean = code.replace(PIECE, (piece: string, head: string, name: string | undefined) => {
    if (name !== undefined && KEPT.includes(name)) {
      kept.add(name);
      return piece;
    }
    left++;
    return `${head} = "";`;
  });
  if (left < FEWEST || kept.size < KEPT.length)
    throw new Error(
      `three holds ${left} shader pieces to leave out and ${kept.size} to keep: expected ${FEWEST} and ${KEPT.length}`,
    );
  return lean;
}

/** Puts the stand-in in the place of a class, which ends with the first brace at the start of a line. */
function withStandIn(code: string, name: string, standIn: string): string {
  const start = code.indexOf(`\nclass ${name} `);
  const end = code.indexOf('\n}\n', start);
  if (start < 0 || end < 0) throw new Error(`three holds no class ${name} to leave out`);
  return `${code.slice(0, start + 1)}${standIn}${code.slice(end + 2)}`;
}

/**
 * Leaves out of the site what the temple never uses of three, a quarter of the library: the shaders of its own materials,
 * as every material of the temple brings its own, headsets, and filtered environments.
 */
export function leanThree(): Plugin {
  return {
    name: 'nunatak-lean-three',
    apply: 'build',
    transform(code, id) {
      if (!LIBRARY.test(id)) return undefined;
      const lean = Object.entries(STAND_INS).reduce(
        (all, [name, standIn]) => withStandIn(all, name, standIn),
        withoutShaders(code),
      );
      return { code: lean, map: null };
    },
  };
}
