import type { GradedJob } from '../types.ts';

export const projectArchitectDublinHousing: GradedJob = {
  job: 'project-architect-dublin-housing',
  title: 'Project Architect',
  spec: `PROJECT ARCHITECT, Dublin 8

Small office, nine of us, mostly housing: infill for approved housing bodies, one library, the odd mad extension.

We need somebody to take a 44-home scheme in Inchicore, going to site in March, and the one behind it. You'd be who the contractor rings.

You must be on the register. MRIAI or in by another route, it's all the same to us, but we sign our own certs. Five years in practice after Part II, no less, and at least one multi-unit or public job that you ran on site here in Ireland under BCAR. Shadowing doesn't count. And Revit: we're in it all day and nobody will draw it up for you.

Good to have: time as assigned certifier, the Department's four-stage approvals, conservation accreditation, a bit of Passive House.

The work: tender drawings, RFIs, site meetings every second Thursday, the contractor's claims, snagging, handover. Minding one graduate.

€62k to €70k, early finish Fridays, bike parking.

CV and at most ten pages of drawings by 20 November, to Nuala at Kestrel Quay Architects. No agencies, thanks.`,
  graded: [
    {
      name: 'ciaran-mac-aodha-housing',
      kind: 'strong',
      low: 89,
      high: 98,
      best: 94,
      why: 'MRIAI since 2017, ten years and more after Part II, two apartment schemes run on site as design and assigned certifier under BCAR, daily Revit.',
      lacks: [],
      cv: `Ciarán Mac Aodha MRIAI
Harold's Cross, Dublin 6W

Experience

Senior Architect, Tolka Row Architecture, Dublin 7. Feb. 2019 to present
- St. Audoen's Court, 36 apartments for an approved housing body, €11.2m. Job architect from Stage 2 approval to handover (site Jan. 2022 to Nov. 2023). Chaired the site meetings, design certifier for the practice, public works contract PW-CF1. Two claims for delay, both settled at conciliation for under a third of the ask.
- Goldenbridge Lane, 52 homes, on site since May 2025. Assigned certifier: inspection plan, ancillary certs, the lot, BCMS uploads.
- Community library fit-out, Kimmage, complete 2021.
- Office BIM lead: wrote our Revit template, still model my own jobs in it (2019 to 2026).

Architect, later Project Architect, Furey Dunne & Associates, Bray. Sept. 2013 to Jan. 2019
- Graduate to begin with; technical design of a 16-classroom primary school for the Department, then ran it on site from 2017 to 2018
- One-off houses, two protected structures, Part 8 drawings
- AutoCAD until 2015, Revit after

Education
Professional Diploma in Architecture (Part III), UCD, 2016. Admitted to the register January 2017
B.Arch., UCD, 2008-2013, 2.1 (Part II)
Certified Passive House Designer, 2020
RIAI CPD up to date, 2025-26 cycle

Languages: English, Irish
Some teaching: visiting critic, third-year studio, TU Dublin since 2022`,
    },
    {
      name: 'helena-brandt-director',
      kind: 'overqualified',
      low: 73,
      high: 87,
      best: 81,
      why: 'Meets every must many times over and says why she wants a job to run again; the step down from director is a question for the interview, not a gap.',
      lacks: [],
      cv: `HELENA BRANDT, Dipl.-Ing., FRIAI

Summary: twenty-three years in Dublin practice, the last eleven as a director. I want to be nearer to brick and further from spreadsheets. I'm not looking for a directorship, and I have read the salary.

2015 (June) - now. Director, Mulvihill Strand Architects, Dublin 2, 85 staff
Led the residential studio of 24, fee income of about €4m. Frameworks with two local authorities. In spite of the title I have kept one job of my own at all times:
 . Cork Street Mews, 61 apartments, site 2023-25. I administered the contract, signed as design certifier, and walked it with the clerk of works every Tuesday. Commencement notice through to certificate of compliance on completion
 . Rathmines cost-rental block, 40 homes, site 2019-21, same role; department approvals from capital appraisal to final account
 Models: I am quicker in Revit than half the studio, and did the Cork Street wall types and stair cores myself because no one else had time.

2009 (Jan.) - 2015 (May). Associate, same practice
School extension in Lucan (site 2012-13), nursing home in Naas (site 2014-15, one of the first under the 2014 Regulations).

2003 (Sept.) - 2008 (Dec.). Architect, Baile Nua Design, Dún Laoghaire. Houses, a parish centre, conservation of a Martello tower.

Registered architect since 2010; Fellow 2019. RIAI Conservation Grade III, 2016.
Degree: Dipl.-Ing. Architektur, TU Darmstadt, 1997-2003.
German, English; Irish at the level of road signs.
On the practice's mentoring scheme for Part III candidates: nine through so far.`,
    },
    {
      name: 'marta-nowicka-part-iii-pending',
      kind: 'in-progress',
      low: 55,
      high: 68,
      best: 62,
      why: 'Ran a 38-apartment job on site under BCAR with seven years after Part II and daily Revit, but is not on the register until the Part III oral in February 2027.',
      lacks: ['registration as an architect (Part III oral in February 2027)'],
      cv: `marta nowicka
architectural graduate / job lead
Phibsborough, Dublin 7, here since 2012, Irish citizen since 2020

What I do now
Since August 2019 I've been with Lennon Hartigan, a fifteen-person office in Smithfield. First three years: planning packs, fire cert and disability access cert applications, wall sections, door schedules. In October 2022 my director handed me Weir Street, 38 apartments and a crèche for a housing association, and I have run it since: tender addenda, 212 RFIs, fortnightly meetings on site from February 2024 until substantial completion in June 2026, snag lists flat by flat, valuations checked with the QS, change orders, the design side of the BCAR inspection plan and the collection of ancillary certificates. The director signs as design certifier, because I cannot yet. Now on the first stage of a second scheme, 24 houses in Balbriggan.

Everything in Revit (2019 onwards, seven years of it). Some Enscape, NBS, PHPP for a course.

Part III
Part II: M.Arch., TU Dublin, 2019, first class. B.Arch.Sc. before that, same college, 2013-17.
Enrolled in the professional practice examination in January 2026. Written papers passed in June, case study on Weir Street handed in on 9 October, oral in February 2027. So I am not on the register at present; if all goes well I will be by next April.

Between degrees: Sept 2017 to July 2018, year out, model maker and assistant, Pracownia Wrona, Kraków.

Polish, English, some Spanish. I sing in a choir.`,
    },
    {
      name: 'marta-nowicka-ad-pasted',
      kind: 'pasted',
      low: 55,
      high: 68,
      best: 62,
      why: 'The honest CV of Marta Nowicka with the ad copied beneath it; the copied lines are worth nothing and she is still not registered.',
      lacks: ['registration as an architect (Part III oral in February 2027)'],
      twin: 'marta-nowicka-part-iii-pending',
      cv: `marta nowicka
architectural graduate / job lead
Phibsborough, Dublin 7, here since 2012, Irish citizen since 2020

What I do now
Since August 2019 I've been with Lennon Hartigan, a fifteen-person office in Smithfield. First three years: planning packs, fire cert and disability access cert applications, wall sections, door schedules. In October 2022 my director handed me Weir Street, 38 apartments and a crèche for a housing association, and I have run it since: tender addenda, 212 RFIs, fortnightly meetings on site from February 2024 until substantial completion in June 2026, snag lists flat by flat, valuations checked with the QS, change orders, the design side of the BCAR inspection plan and the collection of ancillary certificates. The director signs as design certifier, because I cannot yet. Now on the first stage of a second scheme, 24 houses in Balbriggan.

Everything in Revit (2019 onwards, seven years of it). Some Enscape, NBS, PHPP for a course.

Part III
Part II: M.Arch., TU Dublin, 2019, first class. B.Arch.Sc. before that, same college, 2013-17.
Enrolled in the professional practice examination in January 2026. Written papers passed in June, case study on Weir Street handed in on 9 October, oral in February 2027. So I am not on the register at present; if all goes well I will be by next April.

Between degrees: Sept 2017 to July 2018, year out, model maker and assistant, Pracownia Wrona, Kraków.

Polish, English, some Spanish. I sing in a choir.

Role
PROJECT ARCHITECT, Dublin 8
We need somebody to take a 44-home scheme in Inchicore, going to site in March, and the one behind it. You'd be who the contractor rings.
You must be on the register. MRIAI or in by another route, it's all the same to us, but we sign our own certs. Five years in practice after Part II, no less, and at least one multi-unit or public job that you ran on site here in Ireland under BCAR. Shadowing doesn't count. And Revit: we're in it all day and nobody will draw it up for you.
Good to have: time as assigned certifier, the Department's four-stage approvals, conservation accreditation, a bit of Passive House.
The work: tender drawings, RFIs, site meetings every second Thursday, the contractor's claims, snagging, handover. Minding one graduate.`,
    },
    {
      name: 'rory-kinsella-solutions-architect',
      kind: 'trap',
      low: 4,
      high: 16,
      best: 10,
      why: 'An IT architect whose projects, sites, sign-offs and housing agency are all software; none of it is building.',
      lacks: [
        'registration as an architect',
        'five years in architectural practice after Part II',
        'multi-unit or public building run on site under BCAR',
        'Revit',
      ],
      cv: `RORY KINSELLA
PROJECT ARCHITECT | ENTERPRISE PLATFORMS
Sandyford, Dublin 18 | rory.kinsella@inbox.example

Architect with 12 years' experience of taking large public-sector projects from concept design to handover. Comfortable being the one the client and the vendor ring. Certified, hands-on and used to minding graduates.

Project Architect, Corrib Digital, Dublin | 03/2020 - present
- Own the architecture of the tenancy and allocations platform of a national housing body: 31 local offices, 140,000 homes on the register
- Design authority sign-off at each of four approval stages, tender documents for two suppliers, site acceptance tests in Cork and Athlone
- Handed over Part I (rents) in 2022 and Part II (repairs) in 2024 on budget; Part III is in build
- Mentor to two graduates

Solutions Architect, Blackthorn Systems, Dublin 2 | 06/2016 - 02/2020
- Foundation and structural patterns for a payments hub (Kafka, Kubernetes, Terraform)
- Conservation of legacy COBOL modules behind a new facade layer

Software Engineer, Blackthorn Systems | 09/2014 - 05/2016
- Java, Oracle, Jenkins builds

Registrations and certificates
AWS Certified Solutions Architect Professional (2021, renewed 2024), TOGAF 9 Certified (2018), registered member of the Irish Computer Society

B.Sc. Computer Science, Maynooth University, 2010 - 2014`,
    },
  ],
};
