import { isEmail } from '@school/domain';
import { findCommunes } from '@school/domain/communes';
import { colleges } from '@school/domain/fixtures';
import { loginByEmail, validateWith, valuesToSend } from '@school/domain/validators';

console.log(
  JSON.stringify({
    wrong: validateWith(loginByEmail, { email: 'ana', password: '' }),
    right: validateWith(loginByEmail, { email: 'ana@example.com', password: 'x' }),
    sent: valuesToSend(loginByEmail, { email: ' ana@example.com ', password: 'x', more: 1 }),
    isEmail: isEmail('ana@example.com'),
    commune: findCommunes('ñuñoa')[0],
    colleges: Object.keys(colleges).length,
  }),
);
