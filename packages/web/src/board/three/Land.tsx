import { type Ref, useEffect, useMemo } from 'react';
import { Color, type Material, type Mesh, MeshLambertMaterial } from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';
import type { Effort } from '../effort.ts';
import { takeLamplight } from './lamplight.ts';
import { peaksGeometry, snowGeometry } from './land.ts';
import { rockColours } from './palette.ts';
import { grainTexture } from './texture.ts';
import { thriftySolid } from './thrifty/solid.ts';

function makeCoats(effort: Effort): { snow: Material; stone: Material } {
  if (effort === 'thrifty')
    return { snow: thriftySolid({ tinted: true, lamplit: true }), stone: thriftySolid({ tinted: true }) };
  const snow = new MeshLambertMaterial({ vertexColors: true, map: grainTexture(9, 'snow', 30, effort) });
  return { snow: takeLamplight(snow), stone: new MeshLambertMaterial({ vertexColors: true, flatShading: true }) };
}

function makeLand(theme: Theme, effort: Effort) {
  const { rock, snow } = rockColours(theme);
  const near = new Color(TOKENS.color.scene[theme].snow);
  const far = new Color(theme === 'dark' ? '#2f8f98' : '#e4edf4');
  return {
    field: snowGeometry(near, far, effort),
    crags: peaksGeometry('crags', rock, snow),
    range: peaksGeometry('range', rock, snow),
    ...makeCoats(effort),
  };
}

interface LandProps {
  theme: Theme;
  effort: Effort;
  crags: Ref<Mesh>;
  field: Ref<Mesh>;
}

/** Snow to the horizon and the nunataks that stand out of it. */
export function Land({ theme, effort, crags, field }: LandProps) {
  const land = useMemo(() => makeLand(theme, effort), [theme, effort]);
  useEffect(
    () => () => {
      if (land.snow instanceof MeshLambertMaterial) land.snow.map?.dispose();
      for (const part of Object.values(land)) part.dispose();
    },
    [land],
  );
  return (
    <group>
      <mesh ref={field} geometry={land.field} material={land.snow} receiveShadow />
      <mesh ref={crags} geometry={land.crags} material={land.stone} />
      <mesh geometry={land.range} material={land.stone} />
    </group>
  );
}
