// Members, their roles, and who is invited.

import type { Child } from 'hono/jsx';
import type { Member } from '../../../auth/require-member.ts';
import type { Role } from '../../../auth/roles.ts';
import { Problem } from '../../forms/fields.tsx';
import type { FormState } from '../../forms/form-state.ts';
import { Confirm, Head, plural, Section } from '../../shell/parts.tsx';
import { Sheet } from '../../shell/table.tsx';
import { dayText } from '../../shell/when.tsx';
import { InvitationTable, InviteForm } from './invitations.tsx';
import { ROLE_WORDS, rolesToGive } from './roles.ts';
import type { ListedInvitation, ListedMember } from './store.ts';

const ROLE_MEANINGS: [Role, string][] = [
  ['owner', 'Everything, webhooks, plan and erasure included'],
  ['admin', 'Also members and API keys'],
  ['recruiter', 'Works on jobs and candidates'],
  ['viewer', 'Reads, changes nothing'],
];

type Props = {
  members: ListedMember[];
  invitations: ListedInvitation[];
  me: Member;
  /** An invitation that was refused. */
  form: FormState;
  /** A change to somebody listed that was refused. */
  change: FormState;
  now: number;
};

export function MembersPage({ members, invitations, me, form, change, now }: Props) {
  return (
    <>
      <Head
        title="Members"
        meta={[
          plural(members.length, 'member'),
          ...(invitations.length > 0 ? [`${invitations.length} invited`] : []),
        ]}
      />
      <section class="section stack" aria-label="Members">
        <Problem form={change} />
        <MemberTable members={members} me={me} now={now} />
      </section>
      {invitations.length === 0 ? null : (
        <Section id="invited" title="Invited">
          <InvitationTable invitations={invitations} now={now} />
        </Section>
      )}
      <Section id="invite" title="Invite">
        <InviteForm me={me} form={form} />
      </Section>
      <Section id="roles" title="What each role may do">
        <dl class="kv">
          {ROLE_MEANINGS.map(([role, words]) => (
            <>
              <dt>{ROLE_WORDS[role]}</dt>
              <dd>{words}</dd>
            </>
          ))}
        </dl>
      </Section>
    </>
  );
}

function MemberTable({ members, me, now }: { members: ListedMember[]; me: Member; now: number }): Child {
  return (
    <Sheet
      kind="people"
      caption="Members"
      columns={['Name', { title: 'Joined', class: 'opt' }, 'Role', { title: 'Actions', hidden: true }]}
    >
      {members.map((member) => (
        <tr>
          <th scope="row">
            {member.name}
            {member.member_id === me.memberId ? <span class="quiet"> (you)</span> : null}
            <small>
              {member.email}
              {member.email_verified ? null : ', not confirmed'}
            </small>
          </th>
          <td class="num opt">{dayText(Date.parse(member.joined_at), now)}</td>
          <td>
            {mayChange(me, member) ? <RoleForm member={member} me={me} /> : ROLE_WORDS[member.role as Role]}
          </td>
          <td class="r">
            {mayChange(me, member) || member.member_id === me.memberId ? (
              <RemoveLink member={member} me={me} />
            ) : null}
          </td>
        </tr>
      ))}
    </Sheet>
  );
}

function mayChange(me: Member, member: ListedMember): boolean {
  return me.role === 'owner' || member.role !== 'owner';
}

function RoleForm({ member, me }: { member: ListedMember; me: Member }): Child {
  return (
    <form class="row tight" method="post" action={`/app/settings/members/${member.member_id}/role`}>
      <select name="role" aria-label={`Role of ${member.name}`}>
        {rolesToGive(me).map((role) => (
          <option value={role} selected={role === member.role}>
            {ROLE_WORDS[role]}
          </option>
        ))}
      </select>
      <button class="b" aria-label={`Change the role of ${member.name}`}>
        Change
      </button>
    </form>
  );
}

function RemoveLink({ member, me }: { member: ListedMember; me: Member }): Child {
  const leaves = member.member_id === me.memberId;
  const id = `remove-${member.member_id}`;
  return (
    <a
      class="link small"
      href={`#${id}`}
      data-dialog={id}
      aria-label={leaves ? 'Leave the organisation' : `Remove ${member.name}`}
    >
      {leaves ? 'Leave' : 'Remove'}
    </a>
  );
}

/** One question for each member who can be removed. */
export function RemoveDialogs({ members, me }: { members: ListedMember[]; me: Member }) {
  return (
    <>
      {members
        .filter((member) => mayChange(me, member) || member.member_id === me.memberId)
        .map((member) => (
          <Confirm
            id={`remove-${member.member_id}`}
            title={
              member.member_id === me.memberId ? `Leave ${me.organisationName}?` : `Remove ${member.name}?`
            }
            action={`/app/settings/members/${member.member_id}/remove`}
            button={member.member_id === me.memberId ? 'Leave' : 'Remove member'}
          >
            <p>
              {member.member_id === me.memberId ? 'You lose' : `${member.name} loses`} access to{' '}
              {me.organisationName} at once. Scores, notes and scorecards stay. An invitation brings back
              access, at any time.
            </p>
          </Confirm>
        ))}
    </>
  );
}
