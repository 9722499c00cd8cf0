// Who is invited, and the form that invites.

import type { Child } from 'hono/jsx';
import type { Member } from '../../../auth/require-member.ts';
import type { Role } from '../../../auth/roles.ts';
import { Field, Problem, SelectField } from '../../forms/fields.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { Sheet } from '../../shell/table.tsx';
import { Age } from '../../shell/when.tsx';
import { ROLE_WORDS, rolesToGive } from './roles.ts';
import type { ListedInvitation } from './store.ts';

export function InvitationTable({
  invitations,
  now,
}: {
  invitations: ListedInvitation[];
  now: number;
}): Child {
  return (
    <Sheet
      kind="people"
      caption="Invitations"
      columns={[
        'E-mail',
        'Role',
        { title: 'Invited by', class: 'opt' },
        'Expires',
        { title: 'Actions', hidden: true },
      ]}
    >
      {invitations.map((one) => (
        <tr>
          <th scope="row">{one.email}</th>
          <td>{ROLE_WORDS[one.role as Role]}</td>
          <td class="opt">{one.invited_by}</td>
          <td class="num">
            <Age at={one.expires_at} now={now} />
          </td>
          <td class="r">
            <form method="post" action={`/app/settings/members/invitations/${one.invitation_id}/cancel`}>
              <button class="link small" aria-label={`Withdraw the invitation of ${one.email}`}>
                Withdraw
              </button>
            </form>
          </td>
        </tr>
      ))}
    </Sheet>
  );
}

export function InviteForm({ me, form }: { me: Member; form: FormState }): Child {
  return (
    <form class="stack prose" method="post" action="/app/settings/members/invitations">
      <Problem form={form} />
      <div class="inline three">
        <Field form={form} name="email" label="E-mail" type="email" autocomplete="off" required />
        <SelectField
          form={form}
          name="role"
          label="Role"
          value="recruiter"
          options={rolesToGive(me).map((role) => [role, ROLE_WORDS[role]] as const)}
        />
        <button class="b primary">Invite</button>
      </div>
      <p class="hint">They get a link that works for seven days and for that address only.</p>
    </form>
  );
}
