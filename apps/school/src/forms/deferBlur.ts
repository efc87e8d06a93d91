/** What a form is told of its fields. */
export type FocusEvents = { blur(name: PropertyKey): void; focus(name: PropertyKey): void };

let pressed = false;
let waiting: (() => void)[] = [];

const press = () => {
  pressed = true;
};

const release = () => {
  pressed = false;
  // The click comes after this event, in the same task: what it aims at must not move before it.
  setTimeout(() => {
    const ready = waiting;
    waiting = [];
    for (const action of ready) action();
  });
};

// A finger moves the focus with the mouse events that follow its own, so both kinds count.
for (const kind of ['pointerdown', 'mousedown']) window.addEventListener(kind, press, true);
for (const kind of ['pointerup', 'pointercancel', 'mouseup', 'dragend'])
  window.addEventListener(kind, release, true);
// A release outside of the window is not reported.
window.addEventListener('blur', release);

const deferred = new WeakSet<object>();

/**
 * Makes a form take note that a field was left only once no button and no finger is down: the message that appears then
 * moves what is below it, and a click in progress would miss its target.
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
