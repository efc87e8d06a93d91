const selector =
  ':is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]):not(:disabled)';

/** Elements that may draw the boundary or the ring of a control: a frame, a label, a neighbour or its active part. */
function readAround(control: HTMLElement): Element[] {
  const around: (Element | null)[] = [control, control.previousElementSibling, control.nextElementSibling];
  let above = control.parentElement;
  for (let level = 0; level < 4 && above && !above.matches('main, body, [data-sui-root]'); level += 1) {
    around.push(above);
    above = above.parentElement;
  }
  const active = control.getAttribute('aria-activedescendant');
  if (active) around.push(document.getElementById(active));
  const labels = (control as HTMLInputElement).labels ?? [];
  return [...around, ...labels].filter((element) => element !== null);
}

const isTransparent = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);

/** Returns the outline of an element or of a part of it, with its colour. */
function readOutline(element: Element, part?: string): string {
  const { content, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
  if (part && content === 'none') return '';
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 1 || isTransparent(outlineColor)) return '';
  return `${part} ${outlineStyle} ${outlineWidth} ${outlineColor}`;
}

/** Returns what draws the ring of an element. */
const readRing = (element: Element) =>
  readOutline(element) + readOutline(element, '::before') + readOutline(element, '::after');

const sides = ['top', 'right', 'bottom', 'left'] as const;

function hasBoundary(element: Element): boolean {
  const style = getComputedStyle(element);
  const hasBorder = sides.some(
    (side) =>
      style.getPropertyValue(`border-${side}-style`) !== 'none' &&
      parseFloat(style.getPropertyValue(`border-${side}-width`)) > 0 &&
      !isTransparent(style.getPropertyValue(`border-${side}-color`)),
  );
  return hasBorder || readRing(element) !== '';
}

const hasContent = (element: HTMLElement) =>
  element.innerText.trim() !== '' || element.querySelector('svg, img, canvas, [role="img"]') !== null;

/** Whether an input only takes the keys of its label, which is drawn as the control. */
const isInvisible = (control: HTMLElement) =>
  getComputedStyle(control).opacity === '0' || control.getBoundingClientRect().width < 2;

const isDrawn = (control: HTMLElement, around: readonly Element[]) =>
  hasContent(control) ||
  around.some(hasBoundary) ||
  (control.matches('[type=checkbox], [type=radio]') && getComputedStyle(control).appearance === 'auto') ||
  (isInvisible(control) && around.some((element) => hasContent(element as HTMLElement)));

const nextFrame = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

const format = (control: HTMLElement) => control.outerHTML.slice(0, 160);

const isReachable = (control: HTMLElement) =>
  control.tabIndex >= 0 &&
  control.checkVisibility({ visibilityProperty: true }) &&
  !control.closest('[inert]');

/** Returns what is wrong with a control that has the focus. */
async function checkFocused(control: HTMLElement): Promise<string[]> {
  (document.activeElement as HTMLElement | null)?.blur();
  const before = new Map(readAround(control).map((element) => [element, readRing(element)]));
  control.focus({ preventScroll: true });
  if (document.activeElement !== control) return [];
  const isMarked = () =>
    readAround(control).some((element) => !['', before.get(element)].includes(readRing(element)));
  // A list marks its active option after the next render.
  if (!isMarked()) await nextFrame();
  return [
    ...(isDrawn(control, [...before.keys()]) ? [] : [`has no boundary: ${format(control)}`]),
    ...(isMarked() ? [] : [`shows no focus: ${format(control)}`]),
  ];
}

/**
 * Returns controls that can't be seen, and those whose focus can't, as text. A key must have been pressed before. The
 * focus returns to where it was.
 *
 * @param within Selector of the parts of the page to check.
 */
export async function read(within = 'body'): Promise<string[]> {
  const start = document.activeElement as HTMLElement | null;
  const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (control) => control.closest(within) && isReachable(control),
  );
  const faults: string[] = [];
  for (const control of controls) faults.push(...(await checkFocused(control)));
  start?.focus({ preventScroll: true });
  return faults;
}
