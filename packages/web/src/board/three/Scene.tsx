import { extend, useFrame, useThree } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import {
  BoxGeometry,
  ConeGeometry,
  CylinderGeometry,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  type Material,
  Mesh,
  MeshLambertMaterial,
  OrthographicCamera,
  PerspectiveCamera,
  ShaderMaterial,
  Sprite,
} from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';
import { seesSky } from '../camera.ts';
import type { Effort } from '../effort.ts';
import type { BoardStage } from '../stage.ts';
import { Cages } from './cages.ts';
import { Cap } from './cap.ts';
import { Flakes } from './flakes.ts';
import { Ghost } from './ghost.ts';
import { Ice } from './ice.ts';
import { Land } from './Land.tsx';
import { setLamplight } from './lamplight.ts';
import { KEY_FROM, lightFor, RIM_FROM, shadowDepth, tintHemisphere } from './light.ts';
import { Site } from './Site.tsx';
import { Sharpness } from './sharpness.ts';
import { Sky } from './sky.ts';
import { ThriftyFloor } from './thrifty/floor.ts';
import { setThriftyLight } from './thrifty/light.ts';
import { Tiles } from './tiles.ts';
import { applyPose } from './view.ts';

extend({
  BoxGeometry,
  ConeGeometry,
  CylinderGeometry,
  DirectionalLight,
  Fog,
  Group,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  Sprite,
});

function makeParts(effort: Effort) {
  return {
    ice: new Ice(effort),
    tiles: new Tiles(effort),
    cages: new Cages(),
    ghost: new Ghost(effort),
    cap: new Cap(effort),
    flakes: new Flakes(),
    sky: new Sky(),
    ...(effort === 'thrifty' && { floor: new ThriftyFloor() }),
  };
}

/** Everything that throws a shadow; the shadow map is drawn again only when it changes. */
function shadowKeyOf({ props, view }: BoardStage): string {
  const { tiles, blocks, cap, finale } = props;
  return [view, cap, finale, blocks.join(), tiles.map((tile) => (tile === undefined ? 0 : 1)).join('')].join(' ');
}

function makeCameras() {
  const cameras = { near: new PerspectiveCamera(), flat: new OrthographicCamera() };
  for (const camera of Object.values(cameras)) {
    camera.matrixAutoUpdate = false;
    camera.matrixWorldAutoUpdate = false;
  }
  return cameras;
}

function dimSnow(snow: Material | Material[], share: number): void {
  if (snow instanceof MeshLambertMaterial) snow.color.setScalar(share);
  if (snow instanceof ShaderMaterial) snow.uniforms.tint?.value.setScalar(share);
}

interface SceneProps {
  stage: BoardStage;
  theme: Theme;
  effort: Effort;
  /** Draws only while it is looked at. */
  active: boolean;
  /** Called with every picture drawn, so that marks move together with it. */
  onFrame(): void;
  onSlow(): void;
}

/** The temple and its site. Parts are moved by hand once per picture; React only mounts them. */
export function Scene({ stage, theme, effort, active, onFrame, onSlow }: SceneProps) {
  const parts = useMemo(() => makeParts(effort), [effort]);
  const cameras = useMemo(makeCameras, []);
  const get = useThree((state) => state.get);
  const slow = useRef(onSlow);
  slow.current = onSlow;
  const sharpness = useMemo(() => new Sharpness(get().viewport.dpr, effort, () => slow.current()), [get, effort]);
  const hemisphere = useRef<HemisphereLight>(null);
  const key = useRef<DirectionalLight>(null);
  const rim = useRef<DirectionalLight>(null);
  const crags = useRef<Mesh>(null);
  const field = useRef<Mesh>(null);
  const site = useRef<Group>(null);
  const shadowsOf = useRef<string>(undefined);

  useLayoutEffect(() => {
    for (const part of [parts.ice, parts.tiles, parts.cages, parts.cap, parts.flakes, parts.sky]) part.setTheme(theme);
    parts.floor?.setTheme(theme);
    shadowsOf.current = undefined;
    get().invalidate();
  }, [parts, theme, get]);

  useEffect(() => {
    if (!active) return undefined;
    shadowsOf.current = undefined;
    const refresh = () => {
      const { size, setSize, invalidate } = get();
      if (stage.size.width > 0 && (size.width !== stage.size.width || size.height !== stage.size.height)) {
        setSize(stage.size.width, stage.size.height);
      }
      invalidate();
    };
    refresh();
    return stage.subscribe(refresh);
  }, [stage, get, active]);

  useEffect(
    () => () => {
      for (const part of Object.values(parts)) part.dispose();
      sharpness.dispose();
    },
    [parts, sharpness],
  );

  useFrame(({ gl, scene }) => {
    const { frame, props, size } = stage;
    if (size.width === 0 || !active) return;
    const seconds = performance.now() / 1000;
    parts.ice.update(stage);
    parts.tiles.update(stage);
    parts.cages.update(stage);
    parts.ghost.update(stage);
    parts.cap.update(stage);
    parts.floor?.update(stage);
    parts.flakes.update(stage, gl.getPixelRatio(), seconds);
    parts.sky.setTime(props.motion === 'off' ? 0 : seconds);
    const light = lightFor(theme, frame.flat);
    gl.toneMappingExposure = light.exposure;
    setLamplight(light.lamps);
    if (hemisphere.current !== null) {
      hemisphere.current.intensity = light.hemisphere;
      tintHemisphere(hemisphere.current, theme, frame.flat);
    }
    if (key.current !== null) key.current.intensity = light.key;
    if (rim.current !== null) rim.current.intensity = light.rim;
    const stirring =
      frame.moving || frame.effects.blocks.size > 0 || frame.effects.tiles.size > 0 || frame.effects.cap !== undefined;
    const shadowKey = shadowKeyOf(stage);
    if (stirring || shadowsOf.current !== shadowKey) gl.shadowMap.needsUpdate = true;
    shadowsOf.current = shadowKey;
    parts.sky.mesh.visible = seesSky(frame.pose, size);
    if (crags.current !== null) crags.current.visible = !props.finale;
    if (scene.fog instanceof Fog) {
      const distance = 1 / Math.max(frame.pose.nearness, 1e-4);
      scene.fog.near = distance + 6;
      scene.fog.far = distance + 74 + frame.flat * 1000;
    }
    if (field.current !== null) dimSnow(field.current.material, light.snow);
    if (site.current !== null) site.current.visible = stage.view !== 'exploded' || props.finale;
    const camera = frame.pose.nearness === 0 ? cameras.flat : cameras.near;
    applyPose(camera, frame.pose, size);
    if (effort === 'thrifty' && scene.fog instanceof Fog) setThriftyLight(theme, frame, camera.position, scene.fog);
    gl.render(scene, camera);
    sharpness.notice(stage.stirring, get());
    onFrame();
  }, 1);

  const colours = TOKENS.color.scene[theme];
  return (
    <>
      <fog attach="fog" args={[colours.fog, 20, 90]} />
      <hemisphereLight ref={hemisphere} />
      <directionalLight
        ref={key}
        color={colours.key}
        position={KEY_FROM}
        castShadow={effort === 'rich'}
        shadow-mapSize={[2048, 2048]}
        shadow-camera-left={-7}
        shadow-camera-right={7}
        shadow-camera-top={7}
        shadow-camera-bottom={-7}
        shadow-camera-near={1}
        shadow-camera-far={24}
        shadow-bias={-0.0006}
        shadow-normalBias={0.03}
        shadow-radius={4}
        shadow-intensity={shadowDepth(theme)}
      />
      <directionalLight ref={rim} color={colours.rim} position={RIM_FROM} />
      <Land theme={theme} effort={effort} crags={crags} field={field} />
      <group ref={site}>
        <Site theme={theme} effort={effort} />
      </group>
      {parts.floor !== undefined && <primitive object={parts.floor.mesh} />}
      <primitive object={parts.sky.mesh} />
      <primitive object={parts.tiles.mesh} />
      <primitive object={parts.tiles.shadows.mesh} />
      <primitive object={parts.tiles.halos.mesh} />
      <primitive object={parts.ice.mesh} />
      <primitive object={parts.cages.outlines} />
      <primitive object={parts.cages.last} />
      <primitive object={parts.ghost.group} />
      <primitive object={parts.cap.group} />
      <primitive object={parts.flakes.fall} />
      <primitive object={parts.flakes.puff} />
    </>
  );
}
