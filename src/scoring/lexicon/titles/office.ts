// Further titles of the occupations in `occupations/office.ts`: what else the same work is called, in English, German and French.

import type { Titles } from './titles.ts';

export const OFFICE_TITLES: Titles = {
  bookkeeper:
    'freelance bookkeeper;full charge bookkeeper;qualified bookkeeper;practice bookkeeper;self-employed bookkeeper;mobile bookkeeper;xero bookkeeper;quickbooks bookkeeper;certified bookkeeper;aat bookkeeper;buchhalterin;finanzbuchhalter;finanzbuchhalterin;lohn- und finanzbuchhalter;comptable unique;teneur de livres;teneuse de livres;teneur de comptes;technicien comptable;secrétaire comptable',
  accounts_payable_receivable:
    'accounts payable specialist;accounts payable assistant;accounts payable administrator;accounts payable coordinator;accounts payable manager;accounts receivable clerk;accounts receivable analyst;ap/ar clerk;purchase ledger assistant;purchase ledger controller;kreditorenbuchhalter;kreditorenbuchhalterin;debitorenbuchhalterin;sachbearbeiter kreditorenbuchhaltung;kreditoren- und debitorenbuchhalter;comptable clients;comptable auxiliaire;comptable fournisseur;assistante comptable fournisseurs;commis aux comptes fournisseurs',
  payroll_specialist:
    'payroll officer;payroll assistant;payroll analyst;payroll accountant;payroll supervisor;payroll processor;wages clerk;payroll bureau administrator;payroll and pensions officer;payroll practitioner;entgeltsachbearbeiter;gehaltsbuchhalterin;personalverrechnerin;lohnverrechnerin;mitarbeiter personalverrechnung;mitarbeiterin personalverrechnung;mitarbeiter lohnverrechnung;mitarbeiterin lohnverrechnung;sachbearbeiterin personalverrechnung;payroll-spezialist;technicien paie;technicienne paie;responsable paie;comptable paie;commis à la paie',
  management_accountant:
    'cost accountant;cima accountant;assistant management accountant;plant accountant;finance analyst management accounts;cost and management accountant;cost controller manufacturing;bilanzbuchhalterin;kostenrechner;betriebsbuchhalter;werkscontroller;contrôleuse de gestion;comptable de gestion;contrôleur de gestion industriel;analyste des coûts',
  financial_controller:
    'group financial controller;chief financial officer;group finance director;corporate controller;plant controller;divisional finance director;chief accountant;fractional cfo;finanzdirektor;kaufmännischer leiter;leiter finanzen;leiterin rechnungswesen;finanzvorstand;finanzchef;directrice financière;directeur administratif et financier;daf externalisé;responsable administratif et financier',
  auditor:
    'audit manager;audit associate;audit assistant;statutory auditor;it auditor;chartered accountant audit;internal audit manager;wirtschaftsprüferin;prüfungsassistent;interner revisor;innenrevisor;revisionsleiter;buchprüfer;auditrice;commissaire aux comptes;auditeur interne;auditeur externe;réviseur d’entreprises',
  tax_adviser:
    'tax consultant;tax advisor;tax associate;personal tax adviser;vat consultant;tax preparer;enrolled agent;indirect tax manager;transfer pricing consultant;steuerberaterin;steuerfachangestellter;steuerfachangestellte;steuerfachwirt;conseiller fiscal;conseillère fiscale;juriste fiscaliste',
  treasury_analyst:
    'treasury accountant;treasury dealer;group treasurer;cash manager;treasury assistant;corporate treasury analyst;treasury operations analyst;liquidity analyst;treasury specialist;cash management analyst;konzerntreasurer;cash-manager;mitarbeiter treasury;leiter treasury;analyste trésorerie;trésorière;responsable trésorerie;trésorier groupe',
  fpa_analyst:
    'financial planning and analysis manager;fp&a manager;finance planning analyst;commercial finance analyst;budget analyst;commercial finance manager;budgeting and forecasting analyst;financial planning and analysis analyst;finance partner fp&a;corporate finance planner;unternehmenscontroller;beteiligungscontroller;konzerncontroller;finanzcontroller;controllerin;analyste planification financière;contrôleur budgétaire;responsable planification financière;analyste budgétaire',
  insolvency_practitioner:
    'liquidator;corporate recovery manager;insolvency case manager;licensed insolvency trustee;business rescue practitioner;restructuring manager;bankruptcy trustee;insolvency cashier;resolution professional;insolvenzverwalterin;sachwalter;insolvenzsachbearbeiter;restrukturierungsberater;sanierungsberater;mandataire judiciaire;syndic de faillite;curateur de faillite;administratrice judiciaire',
  actuary:
    'actuarial consultant;actuarial associate;reserving actuary;appointed actuary;life actuary;general insurance actuary;reserving analyst;actuarial assistant;consulting actuary;scheme actuary;aktuarin;versicherungsmathematiker;versicherungsmathematikerin;pensionsversicherungsexperte;verantwortlicher aktuar;chargé d’études actuarielles;chargée d’études actuarielles;actuaire conseil;analyste en actuariat',
  underwriter:
    'insurance underwriter;reinsurance underwriter;property underwriter;casualty underwriter;marine underwriter;cyber underwriter;lloyd’s underwriter;life underwriter;motor underwriter;d&o underwriter;treaty underwriter;underwriterin;risikoprüfer;vertragssachbearbeiter versicherung;antragsprüfer;souscriptrice;rédacteur production assurance;tarificateur assurance;souscripteur entreprise',
  insurance_claims_handler:
    'claims examiner;claims technician;claims assessor;claims specialist insurance;property claims adjuster;claims negotiator;claims manager insurance;schadensregulierer;schadenbearbeiter;schadeninspektor;expert d’assurance;gestionnaire indemnisation;régleur sinistres;expert en sinistres;rédacteur sinistres',
  insurance_broker:
    'commercial account handler insurance;commercial account handler;commercial lines account executive;commercial lines account handler;insurance account handler;account executive insurance;placing broker;reinsurance broker;lloyd’s broker;insurance intermediary;versicherungsmaklerin;kaufmann für versicherungen und finanzen;courtière en assurances;agent général d’assurances;conseiller en assurances;conseillère en assurances;courtier en assurance de dommages',
  solicitor_employment:
    'labour lawyer;employment law solicitor;labor attorney;employment attorney;employment barrister;employment law adviser;employment counsel;industrial relations lawyer;employment law paralegal;labor and employment associate;rechtsanwalt arbeitsrecht;rechtsanwältin arbeitsrecht;fachanwältin für arbeitsrecht;arbeitsrechtler;syndikusrechtsanwalt arbeitsrecht;avocate droit du travail;avocat en droit social;juriste droit social;juriste en droit du travail',
  conveyancer:
    'licensed conveyancer;property lawyer;conveyancing assistant;conveyancing executive;conveyancing clerk;title examiner;escrow officer;conveyancing paralegal;new build conveyancer;notargehilfe;notariatssachbearbeiter;clerc rédacteur notarial;rédacteur d’actes notariat',
  paralegal:
    'legal executive;cilex paralegal;legal administrator;litigation paralegal;legal clerk;corporate paralegal;solicitor’s clerk;legal support assistant;patent paralegal;refa fachangestellte;anwaltssekretärin;rechtsanwaltsgehilfin;rechtsfachwirt;parajuriste',
  litigation_solicitor:
    'litigation lawyer;trial lawyer;litigator;litigation attorney;commercial litigation solicitor;dispute resolution solicitor;litigation associate;civil litigation solicitor;trial attorney;civil litigator;disputes lawyer;prozessanwältin;rechtsanwalt prozessführung;schiedsrechtler;avocat plaidant;avocate contentieux;avocat en litige civil;juriste contentieux',
  hr_generalist:
    'hr manager;human resources officer;hr officer;people partner;people advisor;hr administrator;human resources manager;personnel officer;people operations manager;employee relations adviser;human resources generalist;personalreferentin;personalsachbearbeiter;personalsachbearbeiterin;personalleiter;personalfachmann;chargé de ressources humaines;assistant ressources humaines;conseiller en ressources humaines;gestionnaire rh;hr director;head of hr;head of human resources;head of people;chief human resources officer;chief people officer;chro;hrbp;human resources business partner;people business partner;senior hr business partner;hr-leiter;hr-leiterin;leiter personal;leiterin personal;personalchefin;personalfachfrau;responsable rh;directeur des ressources humaines;directrice des ressources humaines;drh',
  recruiter:
    'talent acquisition specialist;technical recruiter;recruitment resourcer;headhunter;in-house recruiter;talent partner;executive search consultant;sourcer recruitment;recruiting coordinator;talent sourcer;personalvermittler;recruiterin;personaldisponent;personalberaterin;talent-acquisition-manager;chargée de recrutement;consultant en recrutement;recruteur;recruteuse;conseiller en recrutement',
  executive_assistant:
    'executive secretary;executive pa;pa to directors;virtual assistant;management secretary;executive administrative assistant;aide-de-camp;chefsekretärin;direktionsassistentin;direktionsassistent;vorstandssekretärin;geschäftsführungsassistenz;assistentin der geschäftsführung;assistante de direction;secrétaire de direction;adjointe de direction;adjointe exécutive',
  performance_marketer:
    'paid search specialist;ppc manager;sem manager;paid social specialist;google ads specialist;media buyer digital;digital advertising manager;growth marketer;paid search analyst;user acquisition manager;sea-manager;performance-marketing-manager;google-ads-spezialist;sem-manager;performance-marketing-managerin;responsable acquisition;traffic manageuse;chargé d’acquisition digitale;consultant sea;spécialiste google ads',
  seo_specialist:
    'seo consultant;seo analyst;seo executive;technical seo specialist;search engine optimisation specialist;search engine optimizer;link builder;organic search manager;seo content strategist;suchmaschinenoptimierer;seo-spezialist;seo-texter;seo-berater;seo-managerin;consultant seo;chargé de référencement;référenceuse web;rédacteur web seo;responsable seo',
  sales_account_executive:
    'sales manager b2b;field sales executive;enterprise account executive;territory manager sales;territory manager majors;regional territory manager;majors account manager;saas sales executive;new business sales executive;strategic account manager;außendienstmitarbeiterin;vertriebsmitarbeiterin;handelsvertreter;commerciale b2b;ingénieur commercial;représentant des ventes;conseiller aux ventes b2b',
  aml_kyc_analyst:
    'financial crime officer;cdd analyst;transaction monitoring analyst;aml investigator;aml officer;kyc onboarding analyst;sanctions analyst;money laundering reporting officer;aml compliance officer;edd analyst;geldwäschebeauftragte;referent geldwäscheprävention;kyc-spezialist;aml-spezialist;sachbearbeiter geldwäscheprävention;analyste kyc;analyste conformité lcb-ft;chargé de conformité lcb-ft;déclarant tracfin;analyste lutte anti-blanchiment',
  translator:
    'freelance translator;legal translator;technical translator;military linguist;subtitler;übersetzerin;fachübersetzer;traductrice;traducteur-interprète;traductrice agréée',
};
