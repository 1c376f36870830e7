import {
  AdditiveBlending,
  Color,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  SpriteMaterial,
} from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';
import type { Effort } from '../effort.ts';
import { glowTexture } from './glow.ts';
import { takeLamplight } from './lamplight.ts';
import { stoneColour } from './palette.ts';
import { grainTexture } from './texture.ts';
import { thriftySolid } from './thrifty/solid.ts';

/** What is lit, in full or at its corners only. */
function litCoats(theme: Theme, effort: Effort) {
  const { brass, ...scene } = TOKENS.color.scene[theme];
  const night = theme === 'dark';
  const fibre = grainTexture(5, 'timber', 1, effort);
  const timber = night ? '#a06a3c' : scene.wood;
  const post = night ? '#6b4527' : scene.wood;
  const roof = night ? '#8a6a3e' : '#b98a3c';
  if (effort === 'thrifty') {
    return {
      fibre,
      wood: thriftySolid({ colour: timber, map: fibre, lamplit: true }),
      brass: thriftySolid({ colour: brass, glow: shine(brass, night ? 0.16 : 0.1), lamplit: true }),
      post: thriftySolid({ colour: post, map: fibre }),
      rock: thriftySolid({ tinted: true, lamplit: true }),
      roof: thriftySolid({ colour: roof, glow: shine('#6b3a10', night ? 0.35 : 0) }),
    };
  }
  const grain = grainTexture(3, 'stone', 3, effort);
  return {
    fibre,
    grain,
    stone: takeLamplight(new MeshLambertMaterial({ color: stoneColour(theme), map: grain })),
    wood: takeLamplight(new MeshLambertMaterial({ color: timber, map: fibre })),
    brass: takeLamplight(
      new MeshStandardMaterial({
        color: brass,
        roughness: 0.38,
        metalness: 0.45,
        emissive: brass,
        emissiveIntensity: night ? 0.16 : 0.1,
      }),
    ),
    post: new MeshLambertMaterial({ color: post, map: fibre }),
    rock: takeLamplight(new MeshLambertMaterial({ vertexColors: true, flatShading: true })),
    roof: new MeshStandardMaterial({
      color: roof,
      roughness: 0.6,
      emissive: '#6b3a10',
      emissiveIntensity: night ? 0.35 : 0,
    }),
  };
}

function shine(colour: string, strength: number): Color {
  return new Color(colour).multiplyScalar(strength);
}

/** The materials of the building site, with the textures they use. */
export function siteCoats(theme: Theme, effort: Effort) {
  const night = theme === 'dark';
  return {
    ...litCoats(theme, effort),
    glass: new MeshBasicMaterial({ color: new Color(night ? '#ffdf9e' : '#ffe9bd').multiplyScalar(night ? 1.5 : 1) }),
    glow: new SpriteMaterial({
      map: glowTexture(),
      color: TOKENS.color.scene[theme].lamp,
      blending: AdditiveBlending,
      depthWrite: false,
      opacity: night ? 0.85 : 0.25,
    }),
  };
}

export type SiteCoats = ReturnType<typeof siteCoats>;
