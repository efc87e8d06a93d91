/** The dot between two facts in one line, and the spaces that screen readers need between them. */
export const Separator = () => (
  <>
    {' '}
    <span aria-hidden>·</span>{' '}
  </>
);
