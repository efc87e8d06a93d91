import { Button } from '@school/ui';

/* A server component that imports one name from the package's main entry. */
export default function Page() {
  return <Button>Prestar</Button>;
}
