/**
 * Creates the error of a query that found no element, or too many. Polling queries create many such errors, and each
 * would print the whole page: this one prints it only when the message is read.
 *
 * @param print - Prints an element; Testing Library's `prettyDOM`.
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
