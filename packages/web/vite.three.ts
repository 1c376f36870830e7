import type { Plugin } from 'vite';

const LIBRARY = /[\\/]three[\\/]build[\\/]three\.module\.js$/;
/** The shader pieces that the renderer itself puts before every shader. */
const KEPT = ['tonemapping_pars_fragment', 'colorspace_pars_fragment'];
const PIECE = /^(var (\w+)|const (?:vertex|fragment)\$\w+) = "(?:[^"\\]|\\.)*";$/gm;
/** Fewer pieces than this mean that three is built in another way, and that nothing was left out. */
const FEWEST = 130;

/** The lists of lights that the renderer counts. */
const LIGHTS =
  'sun sunShadowMap directional directionalShadowMap point pointShadowMap spot spotShadowMap spotLightMap rectArea hemi';

/**
 * What the renderer asks of parts that the temple never uses: headsets, three's own lights, shadows, materials and
 * environments, shapes that change, uniforms in groups, a way to the screen through other passes.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  'class WebXRManager': `class WebXRManager extends EventDispatcher {
  enabled = false;
  isPresenting = false;
  getEnvironmentBlendMode() {}
  hasDepthSensing() { return false; }
  setAnimationLoop() {}
  dispose() {}
}`,
  'class PMREMGenerator': 'class PMREMGenerator { constructor() { leftOut() } }',
  'function WebGLOutput': 'function WebGLOutput() { leftOut() }',
  'function WebGLShadowMap': 'function WebGLShadowMap() { return { enabled: false, render() {} } }',
  'function WebGLLights': `function WebGLLights() {
  const state = { version: 0, numSpotLightShadowsWithMaps: 0, numLightProbes: 0 };
  for (const name of '${LIGHTS}'.split(' ')) state[name] = [];
  return { state, setup(lights) { if (lights.length > 0) leftOut() }, setupView() {} };
}`,
  'function WebGLMaterials': `function WebGLMaterials() {
  return {
    refreshMaterialUniforms(_, material) {
      if (!material.isShaderMaterial) leftOut();
      material.uniformsNeedUpdate = false;
    },
  };
}`,
  'function WebGLMorphtargets': 'function WebGLMorphtargets() { return { update: leftOut } }',
  'function WebGLUniformsGroups':
    'function WebGLUniformsGroups() { return { update: leftOut, bind: leftOut, dispose() {} } }',
  'function WebGLEnvironments':
    'function WebGLEnvironments() { return { get(texture) { return texture ? leftOut() : null }, dispose() {} } }',
  'const DATA': '',
  'function getDFGLUT': 'const getDFGLUT = leftOut;',
  'const UniformsLib': 'const UniformsLib = {};',
  'const ShaderLib': 'const ShaderLib = {};',
  'ShaderLib.physical': 'function leftOut() { throw new Error("this part of three is left out of this site") }',
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

/** Puts the stand-in in the place of a part, which ends with the first line that only closes. */
function withStandIn(code: string, part: string, standIn: string): string {
  const start = code.search(new RegExp(`^${part.replaceAll('.', '\\.')}\\b`, 'm'));
  const end = /^(?:\}|\] \));?$/m.exec(code.slice(start));
  if (start < 0 || end === null) throw new Error(`three holds no "${part}" to leave out`);
  return `${code.slice(0, start)}${standIn}${code.slice(start + end.index + end[0].length)}`;
}

/**
 * Leaves out of the site what the temple never uses of three, a quarter of the library: the shaders of its own materials,
 * as every material of the temple brings its own, and what the renderer has for them. Whoever uses such a part is told so.
 */
export function leanThree(): Plugin {
  return {
    name: 'nunatak-lean-three',
    apply: 'build',
    transform(code, id) {
      if (!LIBRARY.test(id)) return undefined;
      const lean = Object.entries(STAND_INS).reduce(
        (all, [part, standIn]) => withStandIn(all, part, standIn),
        withoutShaders(code),
      );
      return { code: lean, map: null };
    },
  };
}
