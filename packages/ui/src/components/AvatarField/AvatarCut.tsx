import { __iconData as refreshCw } from 'lucide-react/icons/refresh-cw';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { provideIcons } from '../../internal/Glyph.tsx';
import { useMessages } from '../../root/messages.ts';
import { useLocale } from '../../root/UiContext.ts';
import type { AvatarShape } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import * as css from './AvatarField.css.ts';
import { drawCut, heldIn, mostZoom, movedBy, squareOf, turnedOn, wholeCut, type Cut } from './cut.ts';

provideIcons({ 'refresh-cw': refreshCw });

interface AvatarCutProps {
  picture: ImageBitmap;
  shape: AvatarShape;
  onApply: (canvas: HTMLCanvasElement) => void;
  /** Gives the part that is chosen now. */
  taking: RefObject<(() => HTMLCanvasElement) | null>;
  onCancel: () => void;
}

/* Twice the visible size, for dense screens; and never more than an avatar needs. */
const most = 512;
const step = 0.02;

const sideOf = (picture: ImageBitmap, cut: Cut): number =>
  Math.max(1, Math.min(most, Math.round(squareOf(picture, cut).side)));

/** The picture under the window of an avatar: moved by pointer or arrows, made larger, turned. */
export const AvatarCut = ({ picture, shape, onApply, onCancel, taking }: AvatarCutProps) => {
  const id = useId();
  const locale = useLocale();
  const { avatarField: say } = useMessages();
  const [cut, setCut] = useState(wholeCut);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, picture, cut, most);
  }, [picture, cut]);
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);

  const take = () => {
    const taken = document.createElement('canvas');
    drawCut(taken, picture, cut, sideOf(picture, cut));
    return taken;
  };
  useEffect(() => {
    taking.current = take;
    return () => {
      taking.current = null;
    };
  });

  const move = (right: number, down: number) => setCut((old) => movedBy(picture, old, right, down));
  const zoomTo = (zoom: number) => setCut((old) => heldIn(picture, { ...old, zoom }));
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const by = event.shiftKey ? step * 5 : step;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => move(-by, 0),
      ArrowRight: () => move(by, 0),
      ArrowUp: () => move(0, -by),
      ArrowDown: () => move(0, by),
      '+': () => zoomTo(cut.zoom * 1.1),
      '=': () => zoomTo(cut.zoom * 1.1),
      '-': () => zoomTo(cut.zoom / 1.1),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (!from.current) return;
    const { clientX: x, clientY: y } = event;
    const width = event.currentTarget.offsetWidth || 1;
    move((x - from.current.x) / width, (y - from.current.y) / width);
    from.current = { x, y };
  };
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(cut.zoom);
  const place = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share);

  /* The element handles its keys, hence `application`: no ARIA widget moves in two directions. */
  const role = {
    role: 'application',
    tabIndex: 0,
    'aria-label': say.stage,
    'aria-describedby': `${id}-hint`,
    onKeyDown: press,
  };
  return (
    <div className={css.editor}>
      <div
        {...role}
        ref={stage}
        dir="ltr"
        className={css.stage}
        data-shape={shape}
        onPointerDown={(event) => {
          from.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture?.(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          from.current = null;
        }}
        onPointerCancel={() => {
          from.current = null;
        }}
      >
        <canvas ref={canvas} aria-hidden={true} className={css.canvas} />
      </div>
      <div className={css.side}>
        <p id={`${id}-hint`} className={css.hint}>
          {say.hint}
        </p>
        <label className={css.zoom}>
          {say.zoom}
          <input
            type="range"
            min={1}
            max={mostZoom}
            step={0.05}
            value={cut.zoom}
            aria-valuetext={percent}
            className={css.range}
            onChange={(event) => zoomTo(Number(event.currentTarget.value))}
          />
        </label>
        <div className={css.line}>
          <Button
            icon="refresh-cw"
            size="s"
            variant="outline"
            onClick={() => setCut((old) => heldIn(picture, turnedOn(old)))}
          >
            {say.rotate}
          </Button>
        </div>
        <div className={css.buttons}>
          <Button variant="solid" tone="accent" onClick={() => onApply(take())}>
            {say.apply}
          </Button>
          <Button variant="plain" onClick={onCancel}>
            {say.cancel}
          </Button>
        </div>
        <span role="status" className={css.unseen}>
          {`${place(cut.x)} × ${place(cut.y)}, ${percent}`}
        </span>
      </div>
    </div>
  );
};
