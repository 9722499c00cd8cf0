// Shapes of the forms before one is inside, and what is said of a field that is refused.

import * as z from 'zod';
import type { FieldWords } from '../forms/form-state.ts';

const Email = z.string().trim().min(1).max(254);
const Password = z.string().min(1).max(1000);

export const SignIn = z.object({ email: Email, password: Password, next: z.string().optional() });
export const SignUp = z.object({
  name: z.string().trim().min(1).max(200),
  email: Email,
  password: Password,
  next: z.string().optional(),
});
export const Address = z.object({ email: Email });
export const NewPassword = z.object({ token: z.string().min(1), password: Password });
export const NewName = z.object({ name: z.string().trim().min(1).max(200) });

export const WORDS: FieldWords = {
  name: { string_too_long: 'Use at most 200 characters.', else: 'Enter a name.' },
  email: 'Enter your e-mail address.',
  password: 'Enter a password.',
  token: 'The address is not complete. Open the link of the e-mail again.',
};
