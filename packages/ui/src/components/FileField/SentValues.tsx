import type { FileItem } from './fileItem.ts';

/** Hidden inputs that submit the result of each uploaded file. */
export const SentValues = (props: {
  items: readonly FileItem[];
  keys: readonly string[];
  name: string;
  form: string | undefined;
  disabled: boolean | undefined;
}) =>
  props.items.map(({ result, state }, at) =>
    state === 'sent' && typeof result === 'string' ? (
      <input
        key={props.keys[at]}
        type="hidden"
        name={props.name}
        form={props.form}
        value={result}
        disabled={props.disabled}
      />
    ) : null,
  );
