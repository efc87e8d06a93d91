/**
 * The error of a query that found nothing, or too much. What waits for an element asks for it many times, and each answer
 * would write the whole page down: this one writes it when the message is read.
 *
 * @param print - Writes an element down; Testing Library's `prettyDOM`.
 */
export const elementError =
  (print: (container: Element) => string | false) =>
  (message: string | null, container: Element): Error => {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    let text: string | undefined;
    Object.defineProperty(error, 'message', {
      configurable: true,
      get: () => (text ??= [message, print(container)].filter(Boolean).join('\n\n')),
      set: (other: string) => {
        text = other;
      },
    });
    return error;
  };
