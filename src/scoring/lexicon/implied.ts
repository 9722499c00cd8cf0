// What cannot be used without something else: whoever built with Django wrote Python. The other way round says nothing.

export const IMPLIED: Readonly<Record<string, string>> = {
  python:
    'django;fastapi;flask;celery;pandas;numpy;scikit-learn;pytest;scrapy;sqlalchemy;pyspark;pytorch;keras',
  java: 'spring boot;spring mvc;hibernate;j2ee;jsp;servlets;junit',
  backend:
    'django;flask;fastapi;spring boot;celery;laravel;ruby on rails;express.js;nestjs;full stack;microservices',
  frontend: 'react;angular;vue;jquery;next.js;redux;full stack',
  javascript: 'react;angular;vue;node.js;typescript;jquery;next.js;redux',
  'c#': 'asp.net;entity framework;blazor;xamarin;wpf',
  'asp.net': 'entity framework;blazor;linq',
  php: 'laravel;symfony;codeigniter;zend',
  ruby: 'ruby on rails;rspec;sidekiq',
  swift: 'swiftui;cocoapods',
  kotlin: 'jetpack compose',
  sql: 'postgresql;mysql;oracle;sql server;mariadb;sqlite;pl/sql;t-sql;snowflake;bigquery;redshift;dbt',
  'amazon web services': 'ec2;s3;ecs;eks;cloudformation;dynamodb;redshift;sagemaker',
  'google cloud': 'gke;bigquery;cloud run',
  'machine learning': 'scikit-learn;pytorch;tensorflow;keras;xgboost',
  docker: 'kubernetes;docker swarm;docker compose',
  'ci/cd': 'jenkins;gitlab ci;github actions;circleci;teamcity',
  git: 'github;gitlab;bitbucket',
  html: 'html5',
  css: 'sass;tailwind;bootstrap',
  linux: 'ubuntu;debian;rhel;centos',
};
