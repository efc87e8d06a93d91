import { useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { getScrollChange, hideDelay, getThumb } from './thumb.ts';

type Axis = 'x' | 'y';

const measure = (view: HTMLElement, axis: Axis) =>
  axis === 'y'
    ? { view: view.clientHeight, content: view.scrollHeight, from: view.scrollTop }
    : /* In right-to-left text scrollLeft is negative. */
      { view: view.clientWidth, content: view.scrollWidth, from: Math.abs(view.scrollLeft) };

const getTrackLength = (thumb: HTMLElement, axis: Axis): number => {
  const track = thumb.parentElement!;
  return axis === 'y' ? track.clientHeight : track.clientWidth;
};

/** Returns the event handlers of a thumb. */
const useDrag = (view: RefObject<HTMLElement | null>, axis: Axis) => {
  const last = useRef(0);
  const getPointerOffset = (event: PointerEvent) => (axis === 'y' ? event.clientY : event.clientX);
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      last.current = getPointerOffset(event);
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.toggleAttribute('data-dragging', true);
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const thumb = event.currentTarget;
      const area = view.current;
      if (!area || !thumb.hasPointerCapture(event.pointerId)) return;
      const by = getScrollChange(getPointerOffset(event) - last.current, {
        ...measure(area, axis),
        track: getTrackLength(thumb, axis),
      });
      last.current = getPointerOffset(event);
      area.scrollBy(axis === 'y' ? { top: by, behavior: 'instant' } : { left: by, behavior: 'instant' });
    },
    onLostPointerCapture: (event: PointerEvent<HTMLDivElement>) =>
      event.currentTarget.toggleAttribute('data-dragging', false),
  };
};

/** Calls back when an element or one of its children is resized, later children included. */
const watchSizes = (area: HTMLElement, onResize: () => void): (() => void) => {
  /* jsdom has none: a consumer's test of a whole page needs no thumbs. */
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const sizes = new ResizeObserver(onResize);
  const observe = () => {
    sizes.disconnect();
    for (const element of [area, ...area.children]) sizes.observe(element);
  };
  const children = new MutationObserver(observe);
  children.observe(area, { childList: true });
  observe();
  return () => {
    children.disconnect();
    sizes.disconnect();
  };
};

/**
 * Draws the thumbs of a scrolling element outside React: a scroll renders nothing. Only the change of scrollability
 * renders, which is rare.
 *
 * @param view The element that scrolls; mounted before the component that calls this.
 */
export const useThumbs = (view: RefObject<HTMLElement | null>, withX: boolean, withY: boolean) => {
  const x = useRef<HTMLDivElement>(null);
  const y = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState({ x: false, y: false });

  /* Before paint: from then on it is in the tab order. */
  useLayoutEffect(() => {
    const area = view.current!;
    const thumbs = { x, y };
    let hide: ReturnType<typeof setTimeout> | undefined;

    const draw = (axis: Axis): boolean => {
      const thumb = thumbs[axis].current;
      const measured = measure(area, axis);
      const isOver = (axis === 'x' ? withX : withY) && measured.content - measured.view >= 1;
      const thumbGeometry = thumb && getThumb({ ...measured, track: getTrackLength(thumb, axis) });
      if (thumbGeometry) {
        thumb.style.setProperty('--sui-size', `${thumbGeometry.size}px`);
        thumb.style.setProperty('--sui-at', `${thumbGeometry.at}px`);
      }
      return isOver;
    };
    const updateThumbs = () => {
      const now = { x: draw('x'), y: draw('y') };
      setOver((previous) => (previous.x === now.x && previous.y === now.y ? previous : now));
    };
    const show = (visible: boolean) => {
      for (const { current } of [x, y]) current?.toggleAttribute('data-shown', visible);
    };
    const scrolled = () => {
      updateThumbs();
      show(true);
      clearTimeout(hide);
      hide = setTimeout(show, hideDelay, false);
    };

    area.toggleAttribute('data-drawn', true);
    updateThumbs();
    const stopWatching = watchSizes(area, updateThumbs);
    area.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      stopWatching();
      clearTimeout(hide);
      area.removeEventListener('scroll', scrolled);
    };
    /* Again when a thumb was rendered, to position it. */
  }, [view, withX, withY, over.x, over.y]);

  return { x, y, over, dragX: useDrag(view, 'x'), dragY: useDrag(view, 'y') };
};
