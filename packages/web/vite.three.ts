import type { Plugin } from 'vite';

const LIBRARY = /[\\/]three[\\/]build[\\/]three\.module\.js$/;
/** The shader pieces that the renderer itself puts before every shader. */
const KEPT = ['tonemapping_pars_fragment', 'colorspace_pars_fragment'];
const PIECE = /^(var (\w+)|const (?:vertex|fragment)\$\w+) = "(?:[^"\\]|\\.)*";$/gm;
/** Fewer pieces than this mean that three is built in another way, and that nothing was left out. */
const FEWEST = 130;

/**
 * Leaves the shaders of three's own materials out of the site, a fifth of the library: every material of the temple
 * brings its own. One of three's would not compile, which the temple reports.
 */
export function leanThree(): Plugin {
  return {
    name: 'nunatak-lean-three',
    apply: 'build',
    transform(code, id) {
      if (!LIBRARY.test(id)) return undefined;
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
      return { code: lean, map: null };
    },
  };
}
