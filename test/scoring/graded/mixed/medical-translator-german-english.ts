/** Medical translator German to English, agency in Edinburgh: native English, a degree in translation or a life science, four years of medical German to English, memoQ or Trados. */
import type { GradedJob } from '../types.ts';

export const medicalTranslatorGermanEnglishJob: GradedJob = {
  job: 'medical-translator-german-english',
  title: 'Medical Translator, German into English (in-house)',
  spec: `IN-HOUSE MEDICAL TRANSLATOR (GERMAN > ENGLISH)
Lomond Lingua Ltd, Edinburgh (Leith) or remote within the UK and Ireland. Permanent, 37.5 h, £36,000 to £42,000.

Lomond Lingua is an ISO 17100 certified language service for pharma, medical devices and clinical research. We are eleven translators and revisers and about 150 freelances.

Criteria. Applications are scored against the numbers below; a nought in any of 1 to 4 ends the process.

1. Native or near-native (C2) command of written English. You will translate into English only.
2. A university degree in translation, or in medicine, pharmacy, nursing or a life science.
3. No fewer than four years of professional German to English translation of medical or pharmaceutical texts. Two to three thousand words per day is our norm. Interpreting and general, legal or marketing translation are welcome on a CV but are not scored here.
4. Daily use of memoQ or Trados Studio.
5. Familiarity with regulatory texts: clinical study protocols and reports, investigator's brochures, informed consent forms, Fachinformation/SmPC, EMA QRD templates, IFUs under the MDR.
6. Ability to read discharge letters, pathology and imaging reports, including the abbreviations and the handwriting.
7. Revising the work of others (full bilingual revision to ISO 17100) and MT post-editing.
8. Membership of ITI or CIOL is an advantage. So is a second source language (French, Dutch or a Nordic language).

What we offer: 33 days of leave including public holidays, pension with 7 % from us, ITI fees, quiet office with a view of the docks and a cat.

Shortlisted persons do a paid test of 400 words. Lomond Lingua is a Disability Confident employer. Closing date: Sunday 29 November, midnight.`,
  graded: [
    {
      name: 'miti-freelance',
      kind: 'strong',
      low: 88,
      high: 99,
      best: 96,
      why: 'Native speaker, MA in translation, eleven years of medical German to English with daily memoQ, regulatory texts, revision and MITI.',
      lacks: [],
      cv: `Catriona Muirhead MA MITI
German and Danish into English | medical, pharmaceutical, devices
Born and schooled in Perth. Mother tongue English.

SELF-EMPLOYED TRANSLATOR, DUNDEE, Sept 2018 - present
For five agencies and two direct clients (a Mannheim CRO, a Tuttlingen maker of endoscopes). Output some 550,000 words a year.
 * protocols and amendments, ICFs, investigator's brochures, CSR synopses and narratives (oncology, haematology, rare disease)
 * Fachinformationen and Gebrauchsinformationen into QRD format
 * IFUs and clinical evaluation reports under the MDR
 * Arztbriefe, OP-Berichte, histology, radiology for insurers - handwritten too
 * second-linguist revision, about a quarter of my hours; post-editing since 2022
memoQ every day (Translator pro licence), Trados Studio 2022 for one client.

STAFF TRANSLATOR, Verbatim Medica GmbH, Freiburg, Aug 2015 - Aug 2018
German to English, pharmacovigilance (ICSRs) and study documents. Trained two newcomers in 2018.

EDUCATION
MA Translation and Technical Communication, Heriot-Watt, 2015, distinction (dissertation on eponyms in orthopaedics)
MA (Hons) German with Scandinavian Studies, Edinburgh, 2014
Qualified member ITI (medical) since 2019; medical network committee
Summer school "Anatomy for linguists", 2017

Choir, hill walking, one wheezing Volvo.`,
    },
    {
      name: 'biochemist',
      kind: 'any-of',
      low: 80,
      high: 94,
      best: 87,
      why: 'No translation degree but a doctorate in biochemistry, which the second criterion takes as well, and seven years of pharmaceutical translation into his native English.',
      lacks: [],
      cv: `Dear all,

my route into your trade was not a straight one. I read biochemistry at Leeds (BSc 2006) and took my doctorate at the Biozentrum in Basel in 2011, where lab meetings were in German whether one liked it or not. After that I monitored cardiology trials as a CRA for a Basel CRO from 2011 to 2019, sitting in hospital basements from Kiel to Klagenfurt with source data verification: patient charts, discharge summaries and consultants' scrawl. At the end I was rewriting our bought-in translations so often that the head of medical writing asked me to do them from the start.

Since April 2019 this has been my whole job: linguist for English at Rheinbogen Regulatory AG in Lörrach, full-time and salaried. I put study synopses, protocols, patient information leaflets, summaries of product characteristics, assessor's questions from BfArM and Swissmedic, and safety narratives from German into English, roughly 12,000 words in a week. My drafts are checked by a colleague and I check hers. We work in Trados, with termbases that I've built for cardiology and diabetes. Instructions for use came to us with the device regulation in 2021. The machine does the first draft of the boring bits now, and I correct it.

I grew up in Wakefield, so English is my first language; German is C2 (Goethe, 2010); French fair for reading. No association membership as yet. We return to the UK in January for my parents' sake.

Dr Simon Haigh`,
    },
    {
      name: 'legal-fourteen-years',
      kind: 'years',
      low: 55,
      high: 69,
      best: 62,
      why: 'Native, MA, Trados and fourteen years of German to English, but law and finance; medical texts only since spring 2025.',
      lacks: [
        'No fewer than four years of professional German to English translation of medical or pharmaceutical texts',
      ],
      cv: `NIAMH COSGRAVE-BECKER AITI, Galway, DE>EN, FR>EN, English native

03/2025-now Senior translator, life sciences desk, Transatlantica Sprachdienste (remote). Moved over from law when the pharma account came. ICFs, protocol amendments, a CSR, device manuals. Trados daily, 2,500 words. Passed internal medical reviser's test 02/2026.
01/2018-02/2025 Translator, reviser (ISO 17100 from 2020), legal and finance, same company
09/2012-12/2017 Translator, Kanzlei Overath, Düsseldorf: patent suits, share purchase agreements

MA Translation Studies, DCU 2012. BA German and French, Galway 2011. Medical terminology course, 40 h, 2025.

memoQ known. Free from 1 Feb.`,
    },
    {
      name: 'into-german',
      kind: 'denial',
      low: 34,
      high: 49,
      best: 42,
      why: 'A fine medical translator of eighteen years in the other direction: German native who works only into German and puts her English at C1.',
      lacks: [
        'Native or near-native (C2) command of written English',
        'No fewer than four years of professional German to English translation of medical or pharmaceutical texts',
      ],
      cv: `Dipl.-Übers. Ulrike Nahnsen
Medical and pharmaceutical translator, English - German

Languages: German (mother tongue), English (C1, working language), Danish (B2)

Professional practice
Since 10/2008 freelance, Flensburg. Clinical trials, SmPCs and package leaflets (QRD), IFUs for implants, training for sales forces, ICFs, CTIS lay summaries. Between 400,000 and 600,000 words yearly. Clients: four LSPs, one maker of insulin pumps, an EMA tender 2014-2019 as lead translator for German. memoQ daily since 2010, Trados Studio 2019 and 2022, Across if it must be. Revision of colleagues per ISO 17100, MTPE since 2021.
Selected projects: package leaflets of a biosimilar in all strengths (2016); protocol and eleven amendments of a phase III lung cancer study (2017-2021); user manual of a dialysis machine, 640 pages (2019); patient diaries and app texts for a migraine study, with cognitive debriefing (2022); all German texts of a vaccine hotline (2021, nights too).
08/2005-09/2008 in-house translator, Jessen Pharma-Text, Hamburg. Dossiers, training slides, press releases; later in charge of the terminology database of about 14,000 entries.

Studies
Diplom-Übersetzerin (English, Danish; technical subject medicine), Universität Leipzig, 2005
Further training: pathology for translators 2011, MDR 2020, pharmacovigilance 2023

Memberships: BDÜ, ATICOM

On the direction I'd like to be frank: I work into my mother tongue, as the code of our profession wishes. I don't translate into English and would not want to be printed in it. But your customers surely need German also? And I know the source texts that you receive better than most.

Interests: dinghy sailing, Low German theatre`,
    },
    {
      name: 'keyword-list',
      kind: 'list',
      low: 22,
      high: 38,
      best: 30,
      why: 'Every term of the advert in the skills lists, but the dated work is a language school, hotel reception and a handful of volunteer translations.',
      lacks: [
        'A university degree in translation, or in medicine, pharmacy, nursing or a life science',
        'No fewer than four years of professional German to English translation of medical or pharmaceutical texts',
        'Daily use of memoQ or Trados Studio',
      ],
      cv: `JORDAN FAIRCLOUGH
German-English Medical Translator / Linguist

CORE COMPETENCIES
Medical translation - Pharmaceutical translation - German > English - Clinical study protocols - Clinical study reports - Investigator's brochures - Informed consent forms - Fachinformation - SmPC - EMA QRD templates - IFU - MDR 2017/745 - Discharge letters - Pathology - Imaging - Revision - ISO 17100 - MT post-editing - memoQ - Trados Studio - Terminology management - Quality assurance - Deadline driven

LANGUAGES
English (native), German (fluent), French (basic)

EMPLOYMENT
Teacher of English, Sprachpunkt, Kassel, Sept 2022 - July 2026
Evening classes for adults A2-B2, company courses at an automotive supplier.

Receptionist, Hotel Fuldablick, Kassel, 2020 - 2022
Front desk in German and English, menus and house rules put into English.

Bar work and au pair, Kassel and Hull, 2018 - 2020

VOLUNTEERING
Subtitles DE>EN for a charity's videos on asthma, 5 videos, 2025

EDUCATION
BA (Hons) Film Studies with German, Hull, 2018 (2:2)
Online certificates 2026: Medical Terminology (6 h), Introduction to CAT Tools (3 h), Become a Pharma Translator (10 h)

PERSONAL STATEMENT
Detail oriented medical linguist with passion for health and words, used to 2,000 to 3,000 words per day.`,
    },
  ],
};
