import { useForm, useFormState } from 'react-final-form';

const subscription = { values: true };

/** @returns What a field of the form around holds now. */
export function useFormValue<Values extends object, Name extends keyof Values & string>(
  name: Name,
): Values[Name] {
  return (useFormState<Values>({ subscription }).values as Values)[name];
}

/** @returns Puts a value into the form around, as if it had been typed. */
export function useFormChange<Values extends object>(): <Name extends keyof Values & string>(
  name: Name,
  value: Values[Name],
) => void {
  const form = useForm<Values>();
  return (name, value) => form.change(name as never, value as never);
}

/** @returns Everything that the form around holds now. */
export function useFormValues<Values extends object>(): Values {
  return useFormState<Values>({ subscription }).values as Values;
}

/** @returns Sends the form around, as its button does. */
export function useFormSubmit(): () => void {
  const form = useForm();
  return () => void form.submit();
}
