import {
  Component,
  lazy,
  type ReactNode,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { soundPlayer } from '../sound/player.ts';
import { firstTier, type Quality, tierWatch } from '../temple/ability.ts';
import type { Tier } from '../temple/scene/tiers.ts';
import { whenCalm } from '../ui/calm.ts';
import { usePage } from '../ui/scale.ts';
import { BoardPlain } from './BoardPlain.tsx';
import { type BoardHandle, type BoardProps, isStill } from './board.ts';
import { timeCues } from './cues.ts';
import { listenForGestures } from './gestures.ts';
import { Overlay } from './overlay/Overlay.ts';
import { BoardStage } from './stage.ts';
import './board.css';

const Board3D = lazy(async () => {
  const { Board3D: component } = await import('./Board3D.tsx');
  return { default: component };
});

const FADE_MS = 240;
/** So many blocks before the end 3D is made ready for the finale, also where the drawing is looked at: when nobody acts. */
const LAST_BLOCKS = 6;

function nearEnd({ blocks }: BoardProps): boolean {
  return blocks.filter((colour) => colour === undefined).length <= LAST_BLOCKS;
}

/** The drawing stays when the 3D part cannot be fetched or breaks. */
class Fallback extends Component<{ children: ReactNode; onFail(): void }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFail();
  }

  override render(): ReactNode {
    return this.state.failed ? undefined : this.props.children;
  }
}

interface Props extends BoardProps {
  ref?: Ref<BoardHandle>;
  /** How the temple is drawn: in 3D with so much effort, or never in 3D, for people that prefer the drawing. */
  graphics: Quality | 'plain';
  children?: ReactNode;
}

/** The temple: a drawing at once, then WebGL when it has loaded; the drawing again whenever WebGL is lost. */
export function Board({ ref, graphics, children, ...props }: Props) {
  const { scale } = usePage();
  const [stage] = useState(() => new BoardStage(props));
  const [tier, setTier] = useState<Tier | 'none'>();
  const [awake, setAwake] = useState(false);
  const [ahead, setAhead] = useState(false);
  const [drawn, setDrawn] = useState(false);
  const [lingers, setLingers] = useState(true);
  const root = useRef<HTMLDivElement>(null);
  const marks = useRef<HTMLDivElement>(null);
  const overlay = useRef<Overlay>(undefined);
  const drawing = tier === 'low' && props.view !== 'table' && !props.finale;
  const active = awake && !drawing && graphics !== 'plain';
  const shown = active && drawn;
  const closing = nearEnd(props);

  useLayoutEffect(() => {
    stage.update({ ...props, scale });
  });

  useLayoutEffect(() => {
    const [element, layer] = [root.current, marks.current];
    if (element === null || layer === null) return undefined;
    overlay.current = new Overlay(layer, stage);
    const measure = () => stage.resize({ width: element.clientWidth, height: element.clientHeight });
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    const cut = () => {
      if (document.hidden) stage.skip();
    };
    const hurry = () => {
      if (stage.playing) stage.skip();
    };
    document.addEventListener('visibilitychange', cut);
    document.addEventListener('pointerdown', hurry, true);
    const deafen = listenForGestures(element, stage);
    return () => {
      watcher.disconnect();
      document.removeEventListener('visibilitychange', cut);
      document.removeEventListener('pointerdown', hurry, true);
      deafen();
    };
  }, [stage]);

  const paint = useCallback(() => overlay.current?.paint(), []);

  useLayoutEffect(() => {
    stage.setFlatOnly(!active);
    if (active) return undefined;
    setDrawn(false);
    paint();
    return stage.subscribe(paint);
  }, [stage, active, paint]);

  useLayoutEffect(() => {
    stage.setBlind(active && !drawn);
  }, [stage, active, drawn]);

  useEffect(() => {
    if (!shown) {
      setLingers(true);
      return undefined;
    }
    const timer = setTimeout(() => setLingers(false), isStill(props.motion) ? 0 : FADE_MS);
    return () => clearTimeout(timer);
  }, [shown, props.motion]);

  useEffect(() => () => stage.dispose(), [stage]);

  useImperativeHandle(
    ref,
    () => ({
      play: (cues, onPassed) => {
        soundPlayer.playCues(timeCues(cues, stage.props.motion));
        return stage.play(cues, onPassed);
      },
      skip: () => stage.skip(),
      targets: () => stage.aim().hits,
    }),
    [stage],
  );

  useEffect(() => {
    setAhead(false);
    return closing ? whenCalm(() => setAhead(true)) : undefined;
  }, [closing]);

  useEffect(() => setTier((graphics === 'plain' ? undefined : firstTier(graphics)) ?? 'none'), [graphics]);

  /** The marks belong to their picture: the first one shows itself with them, not over the drawing. */
  function showFrame(): void {
    if (!drawn) flushSync(() => setDrawn(true));
    paint();
  }

  function notePace(took: number): void {
    if (graphics === 'auto') setTier(tierWatch().notice(took));
  }

  return (
    <div
      ref={root}
      className="nk-board"
      data-theme={props.theme}
      data-view={props.view}
      data-solid={shown}
      data-settled={shown || drawing || tier === 'none'}
      data-tier={tier}
    >
      {tier !== undefined && tier !== 'none' && (!drawing || awake || ahead) && (
        <Fallback onFail={() => setAwake(false)}>
          <Suspense fallback={undefined}>
            <div className="nk-board-layer" data-drawn={active}>
              <Board3D
                stage={stage}
                theme={props.theme}
                tier={tier}
                active={active}
                onAwake={() => setAwake(true)}
                onFrame={showFrame}
                onLost={() => setAwake(false)}
                onPace={notePace}
              />
            </div>
          </Suspense>
        </Fallback>
      )}
      {(!shown || lingers) && (
        <div className="nk-board-layer nk-board-drawing" data-shown={!shown}>
          <BoardPlain
            stage={stage}
            tiles={props.tiles}
            blocks={props.blocks}
            targets={props.targets}
            ghost={props.ghost}
            theme={props.theme}
            xray={props.xray}
            lastMove={props.lastMove}
            refused={props.refused}
            cap={props.cap}
          />
        </div>
      )}
      <div ref={marks} className="nk-board-overlay" aria-hidden="true" />
      {children}
    </div>
  );
}
