import { Color, type Material } from 'three';
import { TOKENS } from '../../art/tokens.ts';

/** Where the four lamps stand, the same distance out along both axes. */
export const LAMP = 4.1;

const strength = { value: 0 };
const colour = { value: new Color(TOKENS.color.scene.dark.lamp) };

/** How strongly the lamps shine on the ground. */
export function setLamplight(value: number): void {
  strength.value = value;
}

/**
 * Lets a material of the site take lamplight. The lamps stand at the corners of a square, so the nearest one is found by
 * folding the ground twice: one falloff instead of four lights, and none of it reaches the blocks.
 */
export function takeLamplight<M extends Material>(material: M): M {
  material.onBeforeCompile = (shader) => {
    shader.uniforms.nkLamp = strength;
    shader.uniforms.nkLampColour = colour;
    shader.vertexShader = `varying vec3 vSite;\n${shader.vertexShader.replace(
      '#include <project_vertex>',
      '#include <project_vertex>\nvSite = (modelMatrix * vec4(transformed, 1.0)).xyz;',
    )}`;
    shader.fragmentShader = `uniform float nkLamp; uniform vec3 nkLampColour; varying vec3 vSite;\n${shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      `vec3 nkTo = vec3(abs(vSite.x) - ${LAMP.toFixed(2)}, vSite.y - 1.38, abs(vSite.z) - ${LAMP.toFixed(2)});
      float nkFar = dot(nkTo, nkTo);
      float nkReach = max(0.0, 1.0 - nkFar / 30.0);
      outgoingLight += (diffuseColor.rgb + 0.06) * nkLampColour * (nkLamp * nkReach * nkReach / (0.9 + nkFar));
      #include <opaque_fragment>`,
    )}`;
  };
  return material;
}
