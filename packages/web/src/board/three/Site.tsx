import { useEffect, useMemo } from 'react';
import {
  AdditiveBlending,
  BoxGeometry,
  Color,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  SpriteMaterial,
} from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';
import type { Effort } from '../effort.ts';
import { glowTexture } from './glow.ts';
import { LAMP, takeLamplight } from './lamplight.ts';
import { stonesGeometry } from './land.ts';
import { rockColours, stoneColour } from './palette.ts';
import { roundedBox } from './roundedBox.ts';
import { grainTexture } from './texture.ts';
import { thriftySolid } from './thrifty/solid.ts';

const FRAME = 3.02;
const BEAM_STEPS = 20;
const SIGNS = [-1, 1] as const;
const CORNERS = SIGNS.flatMap((x) => SIGNS.map((z) => ({ x, z, key: `${x} ${z}` })));

/** Everything of the site that is lit, in full or at its corners only. */
function makeCoats(theme: Theme, effort: Effort) {
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

function makeSite(theme: Theme, effort: Effort) {
  const night = theme === 'dark';
  const { rock, snow } = rockColours(theme);
  return {
    ...makeCoats(theme, effort),
    stones: stonesGeometry(rock, snow),
    beam:
      effort === 'rich'
        ? roundedBox([2 * FRAME, 0.24, 0.2], 0.035, 1)
        : new BoxGeometry(2 * FRAME, 0.24, 0.2, BEAM_STEPS, 1, 1),
    corner: roundedBox([0.36, 0.34, 0.36], 0.05, effort === 'rich' ? 2 : 1),
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

type SiteParts = ReturnType<typeof makeSite>;

function Lamp({ x, z, parts }: { x: number; z: number; parts: SiteParts }) {
  return (
    <group position={[x, -0.12, z]}>
      <mesh material={parts.post} position-y={0.62} castShadow>
        <cylinderGeometry args={[0.045, 0.065, 1.3, 6]} />
      </mesh>
      <mesh material={parts.roof} position-y={1.29}>
        <cylinderGeometry args={[0.17, 0.12, 0.07, 6]} />
      </mesh>
      <mesh material={parts.glass} position-y={1.47}>
        <cylinderGeometry args={[0.15, 0.12, 0.3, 6]} />
      </mesh>
      <mesh material={parts.roof} position-y={1.74} castShadow>
        <coneGeometry args={[0.26, 0.26, 6]} />
      </mesh>
      <sprite material={parts.glow} position-y={1.47} scale={2.3} renderOrder={35} />
    </group>
  );
}

/** The building site: stone floor, timber frame with brass corners, lamps, loose stones. */
export function Site({ theme, effort }: { theme: Theme; effort: Effort }) {
  const parts = useMemo(() => makeSite(theme, effort), [theme, effort]);
  useEffect(
    () => () => {
      for (const part of Object.values(parts)) part.dispose();
    },
    [parts],
  );
  return (
    <group>
      <mesh geometry={parts.stones} material={parts.rock} castShadow receiveShadow />
      {'stone' in parts && (
        <mesh material={parts.stone} position-y={-0.11} receiveShadow>
          <boxGeometry args={[5.95, 0.21, 5.95]} />
        </mesh>
      )}
      {SIGNS.map((side) => (
        <group key={side}>
          <mesh
            geometry={parts.beam}
            material={parts.wood}
            position={[0, 0.02, side * FRAME]}
            castShadow
            receiveShadow
          />
          <mesh
            geometry={parts.beam}
            material={parts.wood}
            position={[side * FRAME, 0.02, 0]}
            rotation-y={Math.PI / 2}
            castShadow
            receiveShadow
          />
        </group>
      ))}
      {CORNERS.map(({ x, z, key }) => (
        <group key={key}>
          <mesh geometry={parts.corner} material={parts.brass} position={[x * FRAME, 0.04, z * FRAME]} castShadow />
          <Lamp x={x * LAMP} z={z * LAMP} parts={parts} />
        </group>
      ))}
    </group>
  );
}
