/** Sides of a box in the window, in pixels. */
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is visible of a text, and the positioned element in which it is, which may cover others. */
interface VisibleText {
  box: Box;
  layer: Element | null;
  node: Text;
  name: string;
}

const styles = new Map<Element, CSSStyleDeclaration>();
function getStyle(element: Element): CSSStyleDeclaration {
  const style = styles.get(element) ?? getComputedStyle(element);
  styles.set(element, style);
  return style;
}

const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

const getName = ({ localName, role, classList }: Element) =>
  `${localName}${role ? `[role=${role}]` : ''}${classList[0] ? `.${classList[0]}` : ''}`;

const intersect = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  right: Math.min(one.right, other.right),
  top: Math.max(one.top, other.top),
  bottom: Math.min(one.bottom, other.bottom),
});

const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

const isForScreenReaders = (element: Element) => {
  const { clipPath, overflowX } = getStyle(element);
  return isClipping(overflowX) && (clipPath !== 'none' || element.getBoundingClientRect().width < 2);
};

/** Returns how a box leaves an element: to a side, or above or below, where at least half of it must be inside. */
function findExit(box: Box, outer: Box): 'x' | 'y' | undefined {
  const middle = (box.top + box.bottom) / 2;
  if (box.left < outer.left - 1 || box.right > outer.right + 1) return 'x';
  return middle < outer.top - 1 || middle > outer.bottom + 1 ? 'y' : undefined;
}

/** Returns the fault of a box that leaves an element, unless the element scrolls or shortens its text. */
function describeExit(box: Box, element: Element, isOutOfFlow: boolean): string | undefined {
  const { overflowX, overflowY, textOverflow, webkitLineClamp } = getStyle(element);
  const exit = findExit(box, element.getBoundingClientRect());
  if (!exit || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return undefined;
  const overflow = exit === 'x' ? overflowX : overflowY;
  const side = exit === 'x' ? '' : ', above or below';
  if (isClipping(overflow)) return `is clipped by ${getName(element)}${side}`;
  return overflow === 'visible' && !isOutOfFlow ? `is outside ${getName(element)}${side}` : undefined;
}

type Checked = { fault: string } | { box: Box; layer: Element | null } | undefined;

/** Follows a box through the elements around it. @returns Nothing if it is hidden. */
function follow(start: Box, parent: Element): Checked {
  let box = start;
  let layer: Element | null = null;
  let isOutOfFlow = false;
  for (let at: Element | null = parent; at; at = at.parentElement)
    if (isForScreenReaders(at)) return undefined;
  let element: Element | null = parent;
  while (element && element !== document.body) {
    const { display, position, overflowX } = getStyle(element);
    if (display !== 'inline' && display !== 'contents') {
      const fault = describeExit(box, element, isOutOfFlow);
      if (fault) return { fault };
      if (overflowX !== 'visible') box = intersect(box, element.getBoundingClientRect());
      if (box.left >= box.right || box.top >= box.bottom) return undefined;
    }
    if (position !== 'static' && position !== 'relative') {
      layer ??= element;
      isOutOfFlow ||= position !== 'sticky';
    }
    if (position === 'fixed') break;
    element = position === 'absolute' ? (element as HTMLElement).offsetParent : element.parentElement;
  }
  return box.left < -1 || box.right > innerWidth + 1 ? { fault: 'is outside the window' } : { box, layer };
}

function readTexts(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement!;
    if (node.data.trim() !== '' && !parent.closest('script, style, template, svg') && isVisible(parent))
      texts.push(node);
  }
  return texts;
}

function checkTexts(): { faults: string[]; visible: VisibleText[] } {
  const faults: string[] = [];
  const visible: VisibleText[] = [];
  const range = document.createRange();
  for (const node of readTexts()) {
    range.selectNodeContents(node);
    const name = `“${node.data.trim().slice(0, 60)}” in ${getName(node.parentElement!)}`;
    for (const rect of range.getClientRects()) {
      const checked = rect.width < 1 ? undefined : follow(rect, node.parentElement!);
      if (checked && 'fault' in checked) faults.push(`${name} ${checked.fault}`);
      else if (checked) visible.push({ ...checked, node, name });
    }
  }
  return { faults, visible };
}

function findOverlaps(visible: readonly VisibleText[]): string[] {
  const sorted = visible.toSorted((one, other) => one.box.top - other.box.top);
  return sorted.flatMap((one, at) => {
    const faults: string[] = [];
    for (const other of sorted.slice(at + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (other.layer !== one.layer || other.node === one.node) continue;
      const shared = intersect(one.box, other.box);
      const height = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
      if (shared.right - shared.left > 2 && shared.bottom - shared.top > height / 2)
        faults.push(`${one.name} overlaps ${other.name}`);
    }
    return faults;
  });
}

/** Buttons, links and fields; a negative margin moves one out of its parent on purpose. */
function checkControls(): string[] {
  const controls = document.querySelectorAll('body :is(button, a, input, select, textarea)');
  return [...controls].flatMap((control) => {
    const { display, position, marginLeft, marginRight } = getStyle(control);
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    const isInFlow = position === 'static' || position === 'relative';
    if (width < 2 || display === 'inline' || !isInFlow || !isVisible(control)) return [];
    const box = {
      left: left - Math.min(0, parseFloat(marginLeft)),
      right: right + Math.min(0, parseFloat(marginRight)),
      top,
      bottom,
    };
    const checked = follow(box, control.parentElement!);
    return checked && 'fault' in checked ? `${getName(control)} ${checked.fault}` : [];
  });
}

function checkPlaceholders(): string[] {
  const canvas = document.createElement('canvas').getContext('2d')!;
  const fields = document.querySelectorAll<HTMLInputElement>('input:placeholder-shown');
  return [...fields].filter(isVisible).flatMap((field) => {
    const { font, paddingLeft, paddingRight, textOverflow } = getStyle(field);
    canvas.font = font;
    const { width } = canvas.measureText(field.placeholder);
    const space = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const isCut = width > space + 1 && textOverflow !== 'ellipsis';
    return isCut ? `the placeholder “${field.placeholder}” is clipped by ${getName(field)}` : [];
  });
}

function checkDocument(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth
    ? [`the document has ${scrollWidth} px, the window ${clientWidth} px`]
    : [];
}

/** Returns texts and controls that leave their boxes, are clipped without an ellipsis, or cover another text. */
export function read(): string[] {
  const { faults, visible } = checkTexts();
  const all = [
    ...faults,
    ...findOverlaps(visible),
    ...checkControls(),
    ...checkPlaceholders(),
    ...checkDocument(),
  ];
  return [...new Set(all)];
}
