const roles = ['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab'];
const selector = [
  ':is(a[href], button, input, select, textarea, summary):not(:disabled)',
  ...roles.map((role) => `[role="${role}"]:not([aria-disabled="true"], :disabled)`),
].join();

type Control = HTMLElement & { labels?: NodeListOf<HTMLElement> | null };

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

/** The elements that take a click for a control: itself, its labels and the frame of a text field. */
function readParts(control: Control): HTMLElement[] {
  const isTextField = control.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])');
  return [control, ...(control.labels ?? []), ...(isTextField ? [control.parentElement!] : [])];
}

/** Whether a link is in a line with other text, which sets its height. */
function isInLine(control: Element): boolean {
  if (getComputedStyle(control).display !== 'inline') return false;
  let block = control.parentElement!;
  while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
  const text = (element: Element) => element.textContent.trim().length;
  return text(block) > text(control);
}

/** How far from a point, in a direction, a click still reaches one of the parts; at most `limit`, in pixels. */
function measureReach(
  parts: readonly Element[],
  x: number,
  y: number,
  limit: number,
  dx: number,
  dy: number,
) {
  let reach = 0;
  while (reach < limit) {
    const at = document.elementFromPoint(x + dx * (reach + 1), y + dy * (reach + 1));
    if (!parts.some((part) => part.contains(at))) break;
    reach += 1;
  }
  return reach;
}

const directions = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;

/** Width and height of the area that takes clicks for a control, each at most `least`. Nothing if it takes none. */
function measure(control: Control, least: number): { width: number; height: number } | undefined {
  const parts = readParts(control);
  for (const part of parts) {
    if (part.getBoundingClientRect().width < 2) continue;
    part.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const rect = part.getClientRects()[0]!;
    const x = rect.left + rect.width / 2;
    const y = rect.top + rect.height / 2;
    const hit = document.elementFromPoint(x, y);
    if (!parts.some((other) => other.contains(hit))) continue;
    const isHit = ([dx, dy]: readonly [number, number]) => {
      const at = document.elementFromPoint(x + dx * (least / 2 - 1), y + dy * (least / 2 - 1));
      return parts.some((other) => other.contains(at));
    };
    if (directions.every(isHit)) return { width: least, height: least };
    const reach = (dx: number, dy: number) => measureReach(parts, x, y, least, dx, dy);
    return { width: 1 + reach(-1, 0) + reach(1, 0), height: 1 + reach(0, -1) + reach(0, 1) };
  }
  return undefined;
}

/** Whether a circle of 24 px around the middle of a control is clear of the others, which 2.5.8 allows instead. */
function isApart(control: Element, controls: readonly Element[]): boolean {
  control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { left, top, width, height } = control.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  return controls.every((other) => {
    if (other === control || other.contains(control) || control.contains(other)) return true;
    const box = other.getBoundingClientRect();
    const isSmall = box.width < 24 || box.height < 24;
    const near = {
      x: Math.max(box.left, Math.min(x, box.right)),
      y: Math.max(box.top, Math.min(y, box.bottom)),
    };
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
    const isClear = Math.hypot(near.x - x, near.y - y) >= 12;
    return isClear && (!isSmall || Math.hypot(middle.x - x, middle.y - y) >= 24);
  });
}

interface Limit {
  /** Least width and height of a control, in pixels. */
  least: number;
  /** Least width and height of a link that is text, unless it is apart from other controls. */
  leastOfText: number;
  /** Selector of the parts of the page to check, if not all. */
  within?: string;
}

/** Returns the controls whose target is too small, as text. */
export function read({ least, leastOfText, within = 'body' }: Limit): string[] {
  const controls = [...document.querySelectorAll<Control>(selector)].filter(
    (control) => control.closest(within) && isShown(control),
  );
  return controls.flatMap((control) => {
    // Links of text are underlined, unlike those of menus, tabs and lists.
    const isText = control.matches('a') && getComputedStyle(control).textDecorationLine === 'underline';
    const limit = isText ? leastOfText : least;
    const size = measure(control, limit);
    // One pixel for positions between two pixels.
    if (!size || Math.min(size.width, size.height) >= limit - 1) return [];
    if (isInLine(control) || (limit === 24 && isApart(control, controls))) return [];
    const name = control.ariaLabel ?? (control.innerText || control.outerHTML).trim();
    return [`${control.localName} “${name.slice(0, 80)}” ${size.width} × ${size.height}`];
  });
}
