/** The name a person is shown by, on every screen, in the audit and in mails: the given name and both surnames. */
export const fullName = ({
  name,
  first_lastname,
  second_lastname,
}: {
  name: string;
  first_lastname: string | null;
  second_lastname: string | null;
}): string => [name, first_lastname, second_lastname].filter(Boolean).join(' ');
