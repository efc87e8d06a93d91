import { Button } from '@school/ui/button';

/* The same page, with the import from the component's own entry. */
export default function Page() {
  return <Button>Prestar</Button>;
}
