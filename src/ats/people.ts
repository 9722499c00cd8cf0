// Which entries of one push are the same person, were nobody known yet: by external id first, then by e-mail, in the
// order of submission. The database adds what it knows (push-statements.ts). Pure.

/** What tells people apart. */
export type Claim = { externalId: string; emailKey: string | null };

/** A claim's person, counted from 0 in order of appearance, and whether the claim's e-mail is that person's own. */
export type Grouped = { person: number; ownsEmail: boolean };

/** Groups the claims, one answer for each. An e-mail belongs to one person, who keeps the first. */
export function groupPeople(claims: readonly Claim[]): Grouped[] {
  const byExternalId = new Map<string, number>();
  const byEmail = new Map<string, number>();
  const emailed = new Set<number>();
  let people = 0;
  return claims.map(({ externalId, emailKey }) => {
    const known = byExternalId.get(externalId) ?? (emailKey === null ? undefined : byEmail.get(emailKey));
    const person = known ?? people++;
    byExternalId.set(externalId, person);
    if (emailKey !== null && !emailed.has(person) && !byEmail.has(emailKey)) {
      emailed.add(person);
      byEmail.set(emailKey, person);
    }
    return { person, ownsEmail: emailKey !== null && byEmail.get(emailKey) === person };
  });
}

/** The form in which e-mails are compared. */
export function emailKeyOf(email: string | null): string | null {
  return email === null ? null : email.toLowerCase();
}
