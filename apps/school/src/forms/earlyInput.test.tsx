import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { TestApp } from '../testing/TestApp.tsx';
import { Form } from './Form.tsx';
import { FormTextField } from './FormTextField.tsx';

const initialValues = { name: '' };
const loadValidator = async () => () => ({});

/** Types a letter as the browser does: into the element, then the event. */
function typeInto(input: HTMLInputElement, letter: string) {
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  set!.call(input, input.value + letter);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

afterEach(() => vi.unstubAllGlobals());

it('keeps the letters that are typed as soon as a field is in the page', async () => {
  // Within act, React would run all effects before the first letter.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const input = await new Promise<HTMLInputElement>((resolve) => {
    const observer = new MutationObserver(() => {
      const inputElement = container.querySelector('input');
      if (!inputElement) return;
      observer.disconnect();
      typeInto(inputElement, 'a');
      typeInto(inputElement, 'b');
      resolve(inputElement);
    });
    observer.observe(container, { childList: true, subtree: true });
    root.render(
      <TestApp path="/auth/login" user={null}>
        <Form
          label="Ficha"
          initialValues={initialValues}
          loadValidator={loadValidator}
          onSubmit={async () => ({ ok: true })}
        >
          <FormTextField name="name" label="Nombre" />
        </Form>
      </TestApp>,
    );
  });
  await expect.poll(() => input.value).toBe('ab');
  root.unmount();
  container.remove();
});
