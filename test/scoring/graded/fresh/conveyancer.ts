/** Residential conveyancer: CLC or equivalent title, own caseload from start to finish decide. */
import type { GradedJob } from '../types.ts';

export const conveyancer: GradedJob = {
  job: 'conveyancer',
  title: 'Licensed Conveyancer',
  spec: `Licensed Conveyancer / Residential Property Solicitor - Norwich

You: a Licensed Conveyancer (CLC), Solicitor or Fellow of CILEX with at least three years' post-qualification residential conveyancing, running 60 or more sales and purchases from instruction to post-completion with little supervision. Leasehold and new build are needed. You know Land Registry portal and SDLT returns. Proclaim or another case management system is desirable, as are shared ownership and a following of local agents.

We: a law firm of 40 with a Lexcel badge, offering up to £48k, parking, a day off for your birthday.`,
  graded: [
    {
      name: 'any-of-cilex',
      kind: 'any-of',
      low: 84,
      high: 97,
      best: 91,
      why: 'A CILEX fellow is one of the three titles; six years since, own caseload of 75 with leasehold and new build.',
      lacks: [],
      cv: `Harriet Blofeld FCILEX
Residential property lawyer, Norwich

Fee Earner, Mardle & Staithe LLP, Oct 2020 to date
Own caseload of about 75 files from instruction to registration: freehold and leasehold sales and purchases, new build plots for three developers, shared ownership, transfers of equity. SDLT returns, AP1s through the Land Registry portal, lease reviews, management packs. Proclaim. Agents' breakfasts.

Conveyancing Executive, Mardle & Staithe LLP, 2015 - 2020
Under supervision until Fellowship.

Qualified: Fellow, Chartered Institute of Legal Executives, 2020. LLB UEA 2014.`,
    },
    {
      name: 'paralegal',
      kind: 'missing',
      low: 52,
      high: 70,
      best: 62,
      why: 'An unqualified conveyancing assistant of seven years with a supervised caseload of his own: practice without the title.',
      lacks: ['Licensed Conveyancer, Solicitor or FCILEX'],
      cv: `NATHAN SPURGEON
Conveyancing Paralegal

Broadland Law, Norwich, Conveyancing Paralegal, Feb 2019 - present
Runs 50 to 60 freehold, leasehold and new-build files with a solicitor signing off; searches, enquiries, contract packs, completion statements, SDLT forms, Land Registry applications, post-completion. Proclaim and Lender Exchange.

Broadland Law, Receptionist then Legal Secretary, 2016 - 2019

No formal legal title; NVQ Business Administration level 3. Considering the SQE.
Full driving licence. Plays cornet.`,
    },
    {
      name: 'newly-qualified',
      kind: 'years',
      low: 55,
      high: 72,
      best: 64,
      why: 'Licensed for sixteen months only; three years after qualification are asked.',
      lacks: ["three years' post-qualification"],
      cv: `Oluwaseun Bright
Licensed Conveyancer (CLC licence, July 2025)

EXPERIENCE
July 2025 – now: Licensed Conveyancer, Fenway Property Lawyers, Ely
45 files, freehold and leasehold, two new build sites, SDLT and registration, LEAP case management.
Jan 2024 – June 2025: Trainee conveyancer, same firm
Assisted on sales and purchases, completions and post-completion.
2021 – 2023: Lettings negotiator, Cam Homes

EDUCATION
Level 6 Diploma in Conveyancing Law and Practice, 2025
BA History, 2020`,
    },
    {
      name: 'criminal-solicitor',
      kind: 'trap',
      low: 22,
      high: 44,
      best: 33,
      why: 'A solicitor, but of criminal defence; residential property only in the training seat of 2012.',
      lacks: ["three years' residential conveyancing", '60 sales and purchases'],
      cv: `Imogen Castleacre, Solicitor

Duty solicitor and higher rights advocate. Admitted 2013 (SRA).

2013 to present, Castle Meadow Defence, Norwich: crime, police station, Crown Court trials, 110 live files from instruction to sentence, legal aid billing, supervision of two clerks, Proclaim.

2011 to 2013, training contract, Marsham & Co: seats in crime, family and six months of residential property (2012).

LLB Leicester 2009, LPC 2010. Member of the duty rota committee.`,
    },
    {
      name: 'sabbatical-old',
      kind: 'old',
      low: 50,
      high: 73,
      best: 63,
      why: 'Eleven full years of it that ended in 2016; a teacher since, licence handed back.',
      lacks: ['current CLC licence'],
      cv: `Moira Fitch

2017 - present  Primary school teacher, Wensum Primary, Norwich. Year 4 class, maths lead.

2005 - 2016  Licensed Conveyancer, Tombland Conveyancing. Caseload of 70 to 80 sales and purchases, leasehold, new build, shared ownership, stamp duty, Land Registry applications, trained juniors, close ties with agents.

CLC licence held 2006-2016, not renewed since.
PGCE 2017. Diploma in conveyancing 2005.

I should like to come back to law and would take the CLC's return course.`,
    },
  ],
};
