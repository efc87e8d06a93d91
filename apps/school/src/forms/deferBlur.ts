/** Focus methods of a form. */
export type FocusEvents = { blur(name: PropertyKey): void; focus(name: PropertyKey): void };

let pressed = false;
let waiting: (() => void)[] = [];

const press = () => {
  pressed = true;
};

const release = () => {
  pressed = false;
  // The click follows this event in the same task, so its target must not move before.
  setTimeout(() => {
    const ready = waiting;
    waiting = [];
    for (const action of ready) action();
  });
};

// On touch, mouse events move the focus after the pointer events, so both kinds count.
for (const kind of ['pointerdown', 'mousedown']) window.addEventListener(kind, press, true);
for (const kind of ['pointerup', 'pointercancel', 'mouseup', 'dragend'])
  window.addEventListener(kind, release, true);
// A release outside of the window fires no event.
window.addEventListener('blur', release);

const deferred = new WeakSet<object>();

/**
 * Delays the form's blur until no button or finger is pressed: the error that appears then moves the layout, and a click in
 * progress would miss its target.
 */
export function deferBlur(form: FocusEvents): void {
  if (deferred.has(form)) return;
  deferred.add(form);
  const { blur, focus } = form;
  const left = new Set<PropertyKey>();
  form.blur = (name) => {
    if (!pressed) return blur(name);
    left.add(name);
    waiting.push(() => {
      if (left.delete(name)) blur(name);
    });
  };
  form.focus = (name) => {
    left.delete(name);
    focus(name);
  };
}
