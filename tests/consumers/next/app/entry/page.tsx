import { Button } from '@school/ui/button';

/* The same by the component's own entry. */
export default function Page() {
  return <Button>Prestar</Button>;
}
