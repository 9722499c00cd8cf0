import type { GradedJob } from '../types.ts';

export const conveyancingSolicitorEnnisTwoPartnerPractice: GradedJob = {
  job: 'conveyancing-solicitor-ennis-two-partner-practice',
  title: 'Conveyancing Solicitor, Ennis, Co. Clare',
  spec: `Two-partner practice, Ennis. Busy. One of us is cutting back to three days and we need a solicitor to take over the conveyancing side from January.

You need to be on the Roll in Ireland with a current practising certificate from the Law Society, no conditions on it. Three years PQE at least, most of it conveyancing: your own files, your own undertakings, your own bank queries. If a sale falls out of bed on a Friday at four, you are the one who rings the other side.

The files are houses, sites, farm transfers from parents to children, the odd pub. A lot of the title here is still unregistered, so someone who is not afraid of a box of old deeds. Probate would be a help as the two go together in Clare. Keyhouse. One shared secretary, and she is very good, so be nice.

No litigation, no legal aid panel, no billable targets on the wall. Salary by experience and we pay the PC and CPD. Four and a half days a week can be talked about.

Letter and CV to the office manager at Considine Lysaght, Bindon Row, Ennis, or by email. No agencies please. They ring anyway.`,
  graded: [
    {
      name: 'aoife-halloran-property-limerick',
      kind: 'strong',
      low: 87,
      high: 97,
      best: 93,
      why: 'On the Irish Roll with a 2026 certificate, eight years PQE on her own conveyancing and probate files, unregistered title and Keyhouse.',
      lacks: [],
      cv: `AOIFE HALLORAN
Solicitor
Sixmilebridge, Co. Clare. 085 555 0142

Career to date

Solicitor, O'Dea Purtill Solicitors, O'Connell Avenue, Limerick. June 2019 to date.
I run a caseload of between 90 and 110 conveyancing files with the help of one secretary. Second-hand houses, new builds for two local builders, one-off sites, transfers of farms with rights of residence reserved, commercial units at Raheen. First registration applications under section 49 where the papers are a mess, which around Limerick is often. I give undertakings to all of the pillar banks and to the vulture funds' agents and have never had one called on. Certificates of title, e-stamping, LPT and NPPR clearances, Tailte Éireann queries. About a fifth of my time goes to extracting grants of probate and administering estates (25 last year, including two with foreign assets). Keyhouse for everything.

Assistant solicitor, Mulqueen & Associates, Nenagh, Co. Tipperary. March 2018 to May 2019.
General practice in a country office: conveyancing, probate, some District Court.

Trainee there, 2015 to 2018.

Qualifications
Admitted to the Roll of Solicitors in Ireland, February 2018. Practising certificate 2026, no conditions.
Law Society of Ireland, Blackhall Place, PPC I and II. FE-1s completed 2014.
Bachelor of Laws (LLB), Thomond University College, 2013.

Interests: camogie (retired hurt), set dancing`,
    },
    {
      name: 'fergus-tynan-former-managing-partner',
      kind: 'overqualified',
      low: 80,
      high: 91,
      best: 86,
      why: 'Thirty years of Irish property practice with a current certificate; far above the post but every must is met and recent.',
      lacks: [],
      cv: `Fergus Tynan, B.C.L., Solicitor
Born 1965. Lives at Lahinch, Co. Clare.

I qualified in 1991 and have been in practice without a break since. For twenty-one years (2004 until June 2025) I was managing partner of Tynan Broderick, a firm of fourteen solicitors in Galway city, where I also headed the property department. Since stepping down I have been a consultant to the same firm three days each week. I hold a practising certificate for the current year, unrestricted, as in every year since admission.

What I actually did all day was land. Shopping centre sites assembled from eleven separate folios; wind farm options in north Clare; and, all the way through because I never gave them up, the ordinary house purchases and family farm transfers of people whose parents had come to me. I still act in some forty house sales and purchases a year, do the requisitions myself and draft my own contracts. Memorials in the Registry of Deeds hold no terror for me. Administration of estates, twenty or thirty at any one time, with a colleague.

Before: Partner 1997-2004 and assistant solicitor 1993-97, Broderick & Co., Galway. Newly qualified, Kilrush, 1991-93.

Past member of the Law Society's Conveyancing Committee (2012-2016) and lecturer in its diploma course.

Why a small office in Ennis? My wife is from there, I dislike management, and I would like to do the work again for another five or six years. I am not looking for a partnership or for a partner's money.`,
    },
    {
      name: 'rebecca-aldridge-manchester-conveyancer',
      kind: 'foreign',
      low: 54,
      high: 67,
      best: 60,
      why: 'Nine years PQE of conveyancing, but admitted in England and Wales only and not yet on the Irish Roll.',
      lacks: ['Admission to the Roll in Ireland with a practising certificate'],
      cv: `Rebecca Aldridge
Residential property solicitor (England & Wales)

Stockport, moving to Co. Clare in December 2026 (husband's family farm near Corofin)

2020 - present   Lowther Banks LLP, Manchester
                 Senior Associate, residential property
                 70-80 live matters: freehold and leasehold sales and purchases, remortgages, transfers of equity, new build plot sales for a regional developer, unregistered titles and first registrations at HM Land Registry. Supervise two paralegals. Firm is CQS accredited and I am its nominated contact. Lender panel queries and undertakings on my own authority.

2017 - 2020      Harker & Wray, Bolton
                 Solicitor. Residential conveyancing, wills and probate (roughly 60/40)

2015 - 2017      Harker & Wray, Bolton, training contract

Admitted as a solicitor in England and Wales, September 2017. SRA number on request. Current practising certificate 2026/27.
LLB (Hons) University of Bowland 2013, LPC Irwell Law School 2014

Note on Ireland: I have written to the Law Society of Ireland about a certificate of admission for solicitors from other jurisdictions. I have not applied yet and I am not entitled to practise there at present. I've been reading Wylie.`,
    },
    {
      name: 'cian-mcinerney-newly-qualified',
      kind: 'years',
      low: 61,
      high: 73,
      best: 67,
      why: 'Irish solicitor with certificate and solid conveyancing, but only about twenty months qualified against three years asked.',
      lacks: ['Three years PQE'],
      cv: `Cian McInerney, Solicitor
Tulla Road, Ennis | 087 555 0199 | cianmcinerney@post.example

Recently qualified property solicitor from Ennis, working in Dublin and wanting to come home.

Experience
March 2025 - now     Solicitor, Residential and Private Client, Farrelly Stokes LLP, Dublin 2
* around 55 files at any time: apartments, second hand houses, two farm transfers
* certificates of title and undertakings under my own name since summer 2025
* handle booking deposits, contracts, replies to requisitions, stamping and registration
* six grants of probate extracted
Nov 2022 - Feb 2025  Trainee solicitor, same firm. Fourteen months of the two years in conveyancing, rest in litigation and employment.
2020 - 2021          Legal assistant, Clare County Council housing section, 11 months

Education
Law Society of Ireland, Professional Practice Course, 2022-2024
FE-1 examinations, all eight, 2021-2022
BCL, Corrib University, 2020 (2.1)

On the Roll since 14 February 2025. Practising certificate for 2026.

Keyhouse: yes, since I was a trainee.
Hurling with Clarecastle until the knees went.`,
    },
    {
      name: 'marie-greaney-legal-executive',
      kind: 'denial',
      low: 44,
      high: 56,
      best: 50,
      why: 'Fourteen years of excellent conveyancing as a legal executive, but she says herself that she is no solicitor and cannot hold a certificate.',
      lacks: ['Irish solicitor with practising certificate', 'Three years PQE'],
      cv: `Marie Greaney
Newmarket-on-Fergus, Co. Clare

Dear Sirs,

I saw your notice in the Champion. I am a senior legal executive with fourteen years in conveyancing and I would like to be considered, though I should say at once that I am not a solicitor and am not on the Roll, nor will I be.

From May 2012 to today I have been with Hehir Moloney in Shannon. I carry over a hundred files. I open them, take up the title deeds from the bank, read title, draft contracts and deeds, raise and answer requisitions, prepare the certificate of title for a solicitor to sign, do the e-stamping and the Land Registry dealing, and chase until the folio issues. I have dealt with more Registry of Deeds titles than most. Farm transfers I enjoy especially, and I know the stamp duty reliefs for young trained farmers by heart. The partners sign the undertakings as I can't give them.

I also prepare the Inland Revenue affidavit, now the SA.2, and the papers for probate in some fifteen estates a year.

Before that I was a legal secretary in Ennis with Kerin & Co. from 2003 to 2012.

Diploma in Legal Studies, Burren College (evening), 2011. Member, Irish Institute of Legal Executives since 2013. Keyhouse trainer for our office.

Yours faithfully,
Marie Greaney`,
    },
  ],
};
